import { routeSubjectsOf } from './route-subject';

const subject = (assunto_id: number, nome: string, materia: string) => ({
  assunto_id,
  nome,
  materia,
  percentual: 10,
  total: 2,
  respondidas: 0,
  certas: 0,
  erradas: 0,
});

describe('the subjects of a map’s picture', () => {
  it('are told apart by their matéria where two share a name', () => {
    const subjects = [
      subject(1, 'Probabilidade', 'Matemática'),
      subject(2, 'Crase', 'Língua Portuguesa'),
      subject(3, 'Probabilidade', 'Estatística'),
    ];
    expect(routeSubjectsOf(subjects).map(({ id, name }) => [id, name])).toEqual([
      [1, 'Probabilidade (Matemática)'],
      [2, 'Crase'],
      [3, 'Probabilidade (Estatística)'],
    ]);
  });

  it('have no matéria beside their name where they are one', () => {
    const subjects = [subject(1, 'Física', 'Física'), subject(2, 'Física', 'Ciências')];
    expect(routeSubjectsOf(subjects).map(({ name }) => name)).toEqual(['Física', 'Física (Ciências)']);
  });
});
