import { sampleDeskNotice } from '@mapa/api-client/testing';
import { EMPTY_VALUES, fieldsOf, mergeValues, problemsOf, valuesOf, valueText } from './notice-values';

const { campos } = sampleDeskNotice();

describe('the form of a notice', () => {
  it('gives back every field as it came', () => {
    expect(fieldsOf(valuesOf(campos))).toEqual(campos);
    const others = {
      ...campos,
      penaliza_erro: false,
      suspenso: true,
      taxa_centavos: 0,
      banca: null,
      cargos: [],
      uf: null,
    };
    expect(fieldsOf(valuesOf(others))).toEqual(others);
    expect(problemsOf(valuesOf(campos))).toEqual({});
  });

  it('says at each field what cannot be read', () => {
    const wrong = {
      ...EMPTY_VALUES,
      ano: '26',
      vagas: '12 + CR',
      taxa_centavos: 'dez',
      salario_max_centavos: '99.999.999',
      data_prova: '0202-03-01',
      cargos: `Técnico\n${'x'.repeat(201)}`,
    };
    expect(problemsOf(wrong)).toEqual({
      concurso: 'Preencha este campo.',
      orgao: 'Preencha este campo.',
      ano: 'Escreva o ano com quatro algarismos, como 2026.',
      vagas: 'Escreva um número inteiro.',
      taxa_centavos: 'Escreva um valor em reais, como 4.567,89.',
      salario_max_centavos: 'Este valor é alto demais: confira.',
      data_prova: 'Confira o ano deste dia.',
      cargos: `“${'x'.repeat(40)}…” passa de 200 caracteres.`,
    });
  });

  it('joins what two people changed, and keeps both values where both changed one field', () => {
    const seen = valuesOf(campos);
    const mine = { ...seen, vagas: '50', link: '', uf: 'sp' };
    const theirs = { ...seen, vagas: '60', banca: 'BX', uf: 'sp' };
    expect(mergeValues(seen, mine, theirs)).toEqual({
      values: { ...seen, vagas: '50', link: '', uf: 'sp', banca: 'BX' },
      conflicts: { vagas: '60' },
    });
  });

  it('shows a value in words', () => {
    const { escolaridades, inscricoes_de, cargos, suspenso } = valuesOf(campos);
    expect(valueText('escolaridades', escolaridades)).toBe('Médio, Superior');
    expect(valueText('inscricoes_de', inscricoes_de)).toBe('02/03/2026');
    expect(valueText('cargos', cargos)).toBe('Técnico, Analista');
    expect([valueText('suspenso', suspenso), valueText('banca', '')]).toEqual(['Não', 'nada']);
  });
});
