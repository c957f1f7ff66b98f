import { countByMatter, countGraded, type Graded } from './counts';

const portuguese = { id: 7, name: 'Português' };
const law = { id: 3, name: 'Direito' };
const ethics = { id: 9, name: 'Ética' };

const graded = (matter: Graded['matter'], change: Partial<Graded> = {}): Graded => ({
  matter,
  isAnnulled: false,
  isRight: false,
  isBlank: false,
  ...change,
});

/** A wrong and a right answer, a blank, and a blank and a wrong answer of annulled questions, which are right. */
const all = [
  graded(law),
  graded(portuguese, { isRight: true }),
  graded(portuguese, { isBlank: true }),
  graded(ethics, { isBlank: true, isAnnulled: true, isRight: true }),
  graded(portuguese, { isAnnulled: true, isRight: true }),
];

describe('the counts of a finished sitting', () => {
  it('separate blanks from wrong answers, and give the point of annulled questions to everybody', () => {
    expect(countGraded(all, false)).toEqual({ certas: 3, erradas: 1, em_branco: 1, anuladas: 2, liquida: 3 });
    expect(countGraded(all, true)).toEqual({ certas: 3, erradas: 1, em_branco: 1, anuladas: 2, liquida: 2 });
    expect(countGraded([], true)).toEqual({ certas: 0, erradas: 0, em_branco: 0, anuladas: 0, liquida: 0 });
  });

  it('by matéria, the one with most missed questions first, then by its share and name', () => {
    expect(
      countByMatter(all, true).map(({ nome, numeros, certas, erradas, liquida }) => [
        nome,
        numeros,
        certas,
        erradas,
        liquida,
      ]),
    ).toEqual([
      ['Direito', 1, 0, 1, -1],
      ['Português', 3, 2, 0, 2],
      ['Ética', 1, 1, 0, 1],
    ]);
  });
});
