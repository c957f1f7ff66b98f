import {
  differenceText,
  DocumentError,
  FOREIGN_REASONS,
  KEY_FAULTS,
  OPENING_FAULTS,
  PAPER_FAULTS,
  questionNumbers,
  READING_FAULTS,
  type DocumentSubject,
} from '../document/document-error';

/** Every sentence with which a paper or key can be refused: each predicate with each subject that it can have. */
export function documentSentences(): string[] {
  const names = 'tipo 1 branca, tipo 2 verde';
  const positions = 'Analista de Sistemas, Auditor Fiscal';
  // One number, two, and more than are listed; each reason has other numbers.
  const reasons = [1, 2, 10].map((count) =>
    Object.values(FOREIGN_REASONS).map((reason, at) =>
      reason(questionNumbers(Array.from({ length: count < 3 ? count : count + at }, (_, next) => 20 * at + next + 1))),
    ),
  );
  const opening = [
    OPENING_FAULTS.hugeImage(),
    OPENING_FAULTS.locked(),
    OPENING_FAULTS.broken(),
    OPENING_FAULTS.manyPages(301, 300),
    OPENING_FAULTS.muchText(1),
  ];
  const paper = [
    PAPER_FAULTS.noText(),
    PAPER_FAULTS.noUnicode(),
    PAPER_FAULTS.noQuestions(),
    PAPER_FAULTS.noSuchBooklet('lilás'),
    PAPER_FAULTS.otherBooklet('tipo 1 branca', 'tipo 2 verde'),
  ];
  const key = [
    KEY_FAULTS.unreadable(),
    KEY_FAULTS.noAnswers(),
    KEY_FAULTS.line(3),
    KEY_FAULTS.otherBooklet(names),
    KEY_FAULTS.severalBooklets(names),
    KEY_FAULTS.severalPapers(positions),
    KEY_FAULTS.otherPosition(positions),
    ...(['paper', 'command', 'file', 'cited'] as const).flatMap((from) => {
      const year = differenceText('year', '2018', '2016', from);
      return [[year], [year, differenceText('exam', '25', '19', from === 'cited' ? 'paper' : from)]].map(
        KEY_FAULTS.otherPaper,
      );
    }),
    ...[...reasons.flat().map((reason) => [reason]), ...reasons].map(KEY_FAULTS.foreign),
  ];
  const reading = [
    READING_FAULTS.slow(60),
    READING_FAULTS.expands(),
    READING_FAULTS.memory(),
    READING_FAULTS.noResult(3, ''),
    READING_FAULTS.noResult(1, "Error: Cannot find package 'pdfjs-dist'"),
    READING_FAULTS.failed('Invalid PDF structure'),
  ];
  const on = (subject: DocumentSubject, predicates: readonly string[]) =>
    predicates.map((predicate) => new DocumentError(predicate, subject).message);
  return [
    ...on('file', [...opening, ...paper, ...reading]),
    ...on('key', [...opening, ...key]),
    ...on('either', reading),
  ];
}
