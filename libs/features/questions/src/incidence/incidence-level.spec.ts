import { incidenceLevel } from './incidence-level';

const row = (id: number, nome: string, pai_id: number | null, questoes: number) => ({
  id,
  nome,
  pai_id,
  questoes,
  percentual: questoes,
});
const incidence = {
  total: 100,
  data: [
    row(2, 'Matemática', null, 20),
    row(1, 'Português', null, 80),
    row(11, 'Sintaxe', 1, 60),
    row(12, 'Crase', 1, 15),
    row(111, 'Regência', 11, 9),
  ],
};
const names = (filters: Parameters<typeof incidenceLevel>[1]) =>
  incidenceLevel(incidence, filters).map(({ name }) => name);

describe('the incidence of a result', () => {
  it('shows the matérias, heaviest first', () => {
    expect(names({})).toEqual(['Português', 'Matemática']);
  });

  it('descends one level if one subject is chosen', () => {
    expect(names({ materia_id: [1] })).toEqual(['Sintaxe', 'Crase']);
    expect(names({ assunto_id: [11] })).toEqual(['Regência']);
  });

  it('stays at the matérias if several are chosen', () => {
    expect(names({ materia_id: [1], assunto_id: [12] })).toEqual(['Português', 'Matemática']);
  });

  it('is empty below a last subject', () => {
    expect(names({ assunto_id: [111] })).toEqual([]);
  });

  it('makes the heaviest bar full', () => {
    expect(incidenceLevel(incidence, {})).toMatchObject([{ width: 100, percent: 80, isMatter: true }, { width: 25 }]);
  });
});
