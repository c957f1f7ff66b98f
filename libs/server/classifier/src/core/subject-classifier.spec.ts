import { CountedRows } from './counted-rows';
import { countTerms } from './features';
import { fitSubjectClassifier, predictProbabilities } from './subject-classifier';
import { ColumnIndex } from './tf-idf';

const TEXTS = [
  ['<p>O uso da crase antes de nomes</p>', 'Português'],
  ['<p>Assinale a frase com crase</p>', 'Português'],
  ['<p>A área do triângulo retângulo</p>', 'Matemática'],
  ['<p>A soma dos ângulos de triângulos</p>', 'Matemática'],
] as const;
const NAMES = ['Português', 'Matemática'] as const;

function trained() {
  const rows = new CountedRows();
  for (const [text] of TEXTS) rows.add(countTerms([text]));
  const labels = TEXTS.map(([, name]) => NAMES.indexOf(name));
  const classifier = fitSubjectClassifier(rows, [0, 1, 2, 3], labels, {
    classes: 2,
    l2: 1e-5,
    columns: 1000,
    seed: 1,
    index: new ColumnIndex(),
  });
  return (text: string) => predictProbabilities(classifier, countTerms([text]));
}

it('recognises a subject by its words, in any number, case and accents', () => {
  const [portuguese = 0, mathematics = 0] = trained()('TRIANGULO');
  expect(mathematics).toBeGreaterThan(0.9);
  expect(portuguese + mathematics).toBeCloseTo(1, 9);
});

it('prefers no subject for a text of unknown words', () => {
  for (const probability of trained()('xyz')) expect(probability).toBeCloseTo(0.5, 1);
});

it('counts pairs of terms within a text, never across two', () => {
  expect(countTerms(['prova de crase']).size).toBe(3);
  expect(countTerms(['prova', 'crase']).size).toBe(2);
});

it('stores counts of a term, up to a limit', () => {
  const rows = new CountedRows();
  rows.add(new Map([[0, 1]]));
  const most = 2 ** 22 - 1;
  rows.add(
    new Map([
      [most, 7],
      [5, 2000],
    ]),
  );
  expect(rows.counts(1)).toEqual(
    new Map([
      [most, 7],
      [5, 1023],
    ]),
  );
  expect([rows.length, rows.counts(0)]).toEqual([2, new Map([[0, 1]])]);
});
