import { freePlan, halfYearPlan, monthlyPlan } from '@mapa/api-client/testing';
import { compare } from './comparison';

/** Intl keeps amount and currency on one line. */
const plain = (words: string) => words.replaceAll('\u00a0', ' ');

describe('the comparison', () => {
  it('shows for every plan its monthly cost, how it ends, and its limits from the table', () => {
    const rows = compare([freePlan, { ...monthlyPlan, renova: true }, halfYearPlan]);
    const told = rows.map(({ name, values }) => [
      name,
      ...values.map((value) => (value === true ? 'Sim' : plain(value))),
    ]);
    expect(told.slice(0, 7)).toEqual([
      ['Preço por mês', 'Grátis', 'R$ 29,90', 'R$ 24,90'],
      ['Fim do plano', 'Sem prazo', 'Renova-se todo mês', 'Termina sozinho'],
      ['Questões por dia nos mapas e cadernos', '100', 'Sem limite', 'Sem limite'],
      ['Mapas ao mesmo tempo', '3', 'Sem limite', 'Sem limite'],
      ['Cadernos ao mesmo tempo', '3', 'Sem limite', 'Sem limite'],
      ['Questões em um caderno', '100', '500', '500'],
      ['Gabarito comentado por professores', 'A primeira frase', 'Inteiro', 'Inteiro'],
    ]);
    expect(told.slice(7).map(([name]) => name)).toEqual([
      'Nota pela TRI, com a margem de erro',
      'Plano da semana até o dia da prova',
      'Resultado do simulado, com os erros que mais custaram',
      'Estudo sem internet',
    ]);
  });
});
