import {
  ancestorsOf,
  buildSubjectTree,
  partlyChosen,
  searchSubjects,
  subjectFilters,
  toggleSubject,
} from './subject-tree';

const tree = buildSubjectTree([
  {
    id: 1,
    nome: 'Português',
    questoes: 10,
    assuntos: [
      { id: 11, nome: 'Sintaxe', pai_id: 1, questoes: 6 },
      { id: 12, nome: 'Concordância', pai_id: 11, questoes: 4 },
      { id: 13, nome: 'Crase', pai_id: 1, questoes: 2 },
    ],
  },
  { id: 2, nome: 'Matemática', questoes: 5, assuntos: [] },
]);

const toggle = (chosen: number[], id: number) => [...toggleSubject(tree, new Set(chosen), id)];

describe('the tree of subjects', () => {
  it('is built from the parents', () => {
    expect(tree.roots.map(({ name }) => name)).toEqual(['Português', 'Matemática']);
    expect(tree.roots[0]?.children.map(({ name }) => name)).toEqual(['Sintaxe', 'Crase']);
    expect(ancestorsOf(tree, 12)).toEqual([11, 1]);
  });

  it('places a subject with an unknown parent below its matéria', () => {
    const flat = buildSubjectTree([
      { id: 5, nome: 'Direito', questoes: 1, assuntos: [{ id: 51, nome: 'Penal', pai_id: null, questoes: 1 }] },
    ]);
    expect(flat.roots[0]?.children[0]?.name).toBe('Penal');
  });

  it('survives circular parents', () => {
    const circle = buildSubjectTree([
      {
        id: 5,
        nome: 'Direito',
        questoes: 1,
        assuntos: [
          { id: 51, nome: 'A', pai_id: 52, questoes: 1 },
          { id: 52, nome: 'B', pai_id: 51, questoes: 1 },
        ],
      },
    ]);
    expect(ancestorsOf(circle, 51).length).toBeLessThanOrEqual(3);
  });

  it('narrows to a subject chosen below a chosen one', () => {
    expect(toggle([1], 12)).toEqual([12]);
  });

  it('widens to a subject chosen above chosen ones', () => {
    expect(toggle([12, 13, 2], 1)).toEqual([2, 1]);
  });

  it('removes a chosen subject', () => {
    expect(toggle([12, 2], 12)).toEqual([2]);
  });

  it('marks subjects that contain a choice', () => {
    expect(partlyChosen(tree, new Set([12]))).toEqual(new Set([11, 1]));
  });

  it('is searched without accents, and keeps the ancestors of each match', () => {
    const found = searchSubjects(tree.roots, 'CONCORDANCIA');
    expect(found.map(({ name }) => name)).toEqual(['Português']);
    expect(found[0]?.children.map(({ name }) => name)).toEqual(['Sintaxe']);
    expect(searchSubjects(tree.roots, 'sintaxe')[0]?.children[0]?.children).toHaveLength(1);
    expect(searchSubjects(tree.roots, 'xyz')).toEqual([]);
  });

  it('distinguishes matérias from assuntos in the filter', () => {
    expect(subjectFilters(tree, new Set([12, 2]))).toEqual({ materia_id: [2], assunto_id: [12] });
  });
});
