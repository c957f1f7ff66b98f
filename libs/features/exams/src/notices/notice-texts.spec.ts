import { sampleExam, sampleNotice } from '@mapa/api-client/testing';
import { deadlineOf, noticeFacts, noticeOrigin, noticesOf, stateOn } from './notice-texts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const undated = { inscricoes_de: null, inscricoes_ate: null };

describe('the next event of a notice', () => {
  it.each([
    ['2026-02-27', 'Abre em 3 dias', false],
    ['2026-03-01', 'Abre amanhã', false],
    ['2026-03-02', 'Encerra em 18 dias', false],
    ['2026-03-17', 'Encerra em 3 dias', true],
    ['2026-03-18', 'Encerra depois de amanhã', true],
    ['2026-03-19', 'Encerra amanhã', true],
    ['2026-03-20', 'Encerra hoje', true],
    ['2026-03-21', 'Prova em 50 dias', false],
    ['2026-05-10', 'Prova hoje', false],
  ])('on %s is "%s"', (today, text, isNear) => {
    expect(deadlineOf(sampleNotice(), today)).toEqual({ text, isNear });
  });

  it('is nothing after the exam, while suspended, and without a known day', () => {
    expect(deadlineOf(sampleNotice(), '2026-05-11')).toBeNull();
    expect(deadlineOf(sampleNotice({ suspenso: true }), '2026-03-10')).toBeNull();
    expect(deadlineOf(sampleNotice({ ...undated, data_prova: null }), '2026-03-10')).toBeNull();
    expect(deadlineOf(sampleNotice(undated), '2026-05-09')?.text).toBe('Prova amanhã');
  });

  it('is counted by the thousand where it is that far', () => {
    expect(deadlineOf(sampleNotice(), '2020-01-01')?.text).toBe('Abre em 2.252 dias');
  });
});

describe('the words on a notice', () => {
  it('take the state from the server until the day is known, then from the days', () => {
    expect(stateOn(sampleNotice({ situacao: 'aberto' }), null)).toBe('aberto');
    expect(stateOn(sampleNotice({ situacao: 'aberto' }), '2026-03-21')).toBe('encerrado');
  });

  it('list every fact with its name', () => {
    expect(noticeFacts(sampleNotice()).map(([name, value]) => `${name}: ${plain(value)}`)).toEqual([
      'Inscrições: 02/03/2026 a 20/03/2026',
      'Prova: 10/05/2026',
      'Vagas: 1.200 + cadastro de reserva',
      'Taxa: R$ 85,00',
      'Salário: R$ 4.500,00 a R$ 9.120,50',
    ]);
  });

  it('say which facts are still unknown', () => {
    const facts = {
      ...undated,
      data_prova: null,
      vagas: null,
      cadastro_reserva: false,
      salario_min_centavos: null,
      salario_max_centavos: null,
      taxa_centavos: null,
    };
    expect(noticeFacts(sampleNotice(facts)).map(([, value]) => value)).toEqual([
      'a definir',
      'a definir',
      'não informadas',
      'não informada',
      'não informado',
    ]);
    expect(noticeFacts(sampleNotice({ ...facts, cadastro_reserva: true, taxa_centavos: 0 })).slice(2, 4)).toEqual([
      ['Vagas', 'cadastro de reserva'],
      ['Taxa', 'gratuita'],
    ]);
  });

  it('name the body, the place and the positions', () => {
    expect(plain(noticeOrigin(sampleExam(), sampleNotice()))).toBe(
      'Tribunal Regional do Trabalho · CEBRASPE · DF · Federal · Médio, Superior',
    );
    expect(noticesOf(0)).toBe('Nenhum concurso');
  });
});
