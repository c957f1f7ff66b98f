import type { LineBlock } from '../layout/flow';
import { findHeads } from '../paper/heads';
import type { Paper, PaperQuestion } from '../paper/read-paper';
import { line, multichoice } from '../testing/built-paper';
import { doubtsOf } from './doubts-of';

const TOTAL = 40;

/** The doubts about question 25 of forty, after a change of it and with lines of no question above its number. */
function doubtsOf25(change: (question: PaperQuestion) => void, above: readonly LineBlock[] = [], of = 25): string {
  const questions = Array.from({ length: TOTAL }, (_, at) => multichoice(at + 1));
  change(questions[24] as PaperQuestion);
  const blocks = questions.flatMap((one) => [
    ...(one.number === 25 ? above : []),
    line(`Questão ${one.number}`, 100 * one.number - 12),
    ...one.statement,
    ...one.alternatives.flatMap((each) => each.blocks),
  ]);
  const paper: Paper = { blocks, heads: findHeads(blocks), booklet: null, questions, missing: [], skipped: [] };
  return (doubtsOf(paper, [])[of - 1] ?? []).join('; ');
}

const nothing = () => undefined;
const Y = 2470;

/** A line of two pieces, this many points apart. */
function parted(gap: number): LineBlock {
  const block = line('Valor em depósito judicial. Rio menos direito do autor.', 2500);
  const [run] = block.line.runs;
  if (!run) throw new RangeError('a line without a run');
  const [x1, x0] = [run.x0 + 100, run.x0 + 100 + gap];
  block.line.runs = [
    { ...run, text: 'Valor em depósito judicial. ', x1 },
    { ...run, text: 'Rio menos direito do autor.', x0 },
  ];
  return block;
}

describe('a question is doubted', () => {
  it('with a gap in a line, as if two columns were read across', () => {
    const statement = (gap: number) => (question: PaperQuestion) => void (question.statement = [parted(gap)]);
    expect(doubtsOf25(statement(30))).toMatch(/o enunciado tem uma linha com um vão/);
    expect(doubtsOf25(statement(3))).toBe('');
  });

  it('whose statement starts with the alternatives of another', () => {
    const texts = ['A) O prazo corre.', 'B) O prazo não corre.', 'Assinale a única afirmativa que está correta.'];
    expect(
      doubtsOf25((question) => void (question.statement = texts.map((text, at) => line(text, 2500 + 12 * at)))),
    ).toMatch(/o enunciado tem alternativas de outra questão/);
  });

  it('whose shared text has the last alternative of another', () => {
    const texts = ['Leia o que segue.', 'E) O prazo corre.', 'A posse é um fato.'];
    const change = (question: PaperQuestion) =>
      void (question.shared = [texts.map((text, at) => line(text, 2440 + 12 * at))]);
    expect(doubtsOf25(change)).toMatch(/o texto de apoio tem uma alternativa de outra questão/);
  });

  it('with the text beside the number of another', () => {
    const change = (question: PaperQuestion) =>
      void question.alternatives.at(-1)?.blocks.push(line('O prazo corre de novo.', 2588, { x: 55 }));
    expect(doubtsOf25(change)).toMatch(/passa por cima do número de outra questão: “Questão 26/);
  });

  it('with lines from below a later number', () => {
    const onLaterPage = (question: PaperQuestion) =>
      void question.alternatives.at(-1)?.blocks.push(line('e corre de novo, sem que a lei', 12, { page: 2 }));
    expect(doubtsOf25(onLaterPage)).toMatch(/a alternativa D tem uma linha depois do número da questão 26/);
  });

  it('whose statement starts on the page before its number', () => {
    const change = (question: PaperQuestion) =>
      void question.statement.unshift(line('O autor pede que o contrato', 4900, { page: 0 }));
    expect(doubtsOf25(change)).toMatch(/o enunciado começa antes do número dela: “O autor pede/);
  });

  it('beside alternatives without a question', () => {
    const lost = [line('A) O prazo corre.', Y), line('B) O prazo não corre.', Y + 12)];
    expect(doubtsOf25(nothing, lost, 24)).toMatch(/depois dela há alternativas que não são de nenhuma questão/);
    expect(doubtsOf25(nothing, [], 24)).toBe('');
  });

  it('above a line that continues in lower case', () => {
    expect(doubtsOf25(nothing, [line('e no dia da sentença.', Y)], 24)).toMatch(/pode ser o seu fim: “e no dia/);
    expect(doubtsOf25(nothing, [line('DIREITO PENAL', Y)], 24)).toBe('');
  });

  it('that a text names and that lacks the text', () => {
    const announcement = line('Leia o texto a seguir para responder às questões 25 e 26.', Y);
    expect(doubtsOf25(nothing, [announcement])).toMatch(/um texto que é também para ela não está com ela: “Leia o/);
    expect(doubtsOf25((question) => void (question.shared = [[announcement]]), [announcement])).toBe('');
  });
});

describe('a question is not doubted for', () => {
  it('program code below a sentence', () => {
    const code = line('import numpy as np', 2512);
    code.line.runs = code.line.runs.map((run) => ({ ...run, mono: true }));
    const change = (question: PaperQuestion) =>
      void (question.statement = [line('Veja o código que segue na linha de baixo.', 2500), code]);
    expect(doubtsOf25(change)).toBe('');
  });

  it('an alternative that is the number after its own', () => {
    const change = (question: PaperQuestion) =>
      void question.alternatives.forEach(
        ({ blocks }, at) => void (blocks[0] = line(`${[14, 26, 30, 31][at]}.`, 2530 + 12 * at)),
      );
    expect(doubtsOf25(change)).toBe('');
  });

  it('a table of single letters', () => {
    const cell = (text: string) => ({ lines: [line(text, 2512).line], colspan: 1, rowspan: 1 });
    const rows = [1, 2, 3].map(() => ['V', 'F', 'V'].map(cell));
    const column = { page: 1, x0: 40, x1: 280, leading: 12 };
    const box = { x0: 40, x1: 280, y0: 2505, y1: 2525 };
    const change = (question: PaperQuestion) =>
      void question.statement.push({ kind: 'figure', figure: { page: 1, box, table: { rows } }, column });
    expect(doubtsOf25(change)).toBe('');
  });
});
