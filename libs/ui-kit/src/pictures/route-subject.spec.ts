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
  it('are distinguished by their matéria if two share a name', () => {
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

  it('show no matéria beside their name if both are the same', () => {
    const subjects = [subject(1, 'Física', 'Física'), subject(2, 'Física', 'Ciências')];
    expect(routeSubjectsOf(subjects).map(({ name }) => name)).toEqual(['Física', 'Física (Ciências)']);
  });
});
