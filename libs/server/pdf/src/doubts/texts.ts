import { OBJECT } from '../document/model';
import { isLine, type Block } from '../layout/flow';
import type { Line } from '../layout/lines';
import type { Table } from '../layout/tables';
import type { PaperQuestion } from '../paper/read-paper';

/** One text of a question, prepared for the checks. */
export interface Text {
  role: 'shared' | 'statement' | 'alternative';
  /** Its name in a reason, with article: "o enunciado", "a alternativa B". */
  name: string;
  /** Letter of an alternative; empty for other texts. */
  letter: string;
  blocks: readonly Block[];
  /** Its lines as printed, without those of tables and pictures. */
  lines: string[];
  /** The same as one string, with spaces between the lines. */
  text: string;
  /** Whether it has a picture or a table. */
  hasFigure: boolean;
}

/** A question with its texts written out. */
export interface QuestionTexts {
  question: PaperQuestion;
  shared: Text[];
  statement: Text;
  alternatives: Text[];
  /** All of them in the order of the paper. */
  all: Text[];
}

const tableText = (table: Table | null): string =>
  table?.rows.flatMap((row) => row.flatMap(({ lines }) => lines.map(({ text }) => text))).join(' | ') ?? ' ';

/** The text of blocks including tables, whose cells are separated by `|`. */
export const contentOf = (blocks: readonly Block[]): string =>
  blocks.map((block) => (isLine(block) ? block.line.text : tableText(block.figure.table))).join(' ');

const holdsFormula = ({ text }: Line): boolean => text.includes(OBJECT);

function textOf(role: Text['role'], name: string, blocks: readonly Block[], letter = ''): Text {
  const lines = blocks
    .filter(isLine)
    .map(({ line }) => line.text.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  const hasFigure = blocks.some((block) => !isLine(block) || holdsFormula(block.line));
  return { role, name, letter, blocks, lines, text: lines.join(' '), hasFigure };
}

/** Writes out the texts of a question. */
export function textsOf(question: PaperQuestion): QuestionTexts {
  const shared = question.shared.map((blocks) => textOf('shared', 'o texto de apoio', blocks));
  const statement = textOf('statement', 'o enunciado', question.statement);
  const alternatives = question.alternatives.map(({ letter, blocks }) =>
    textOf('alternative', `a alternativa ${letter}`, blocks, letter),
  );
  return { question, shared, statement, alternatives, all: [...shared, statement, ...alternatives] };
}

/** Words in lower case, without punctuation. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The beginning of a text, long enough to find it on the page. */
export const excerpt = (text: string): string => (text.length > 40 ? `${text.slice(0, 40).trimEnd()}…` : text);

/** Words that never end a text. */
export const LEADS_ON =
  /(?:^|[\s(])(?:de|da|do|das|dos|em|na|no|nas|nos|ao|aos|à|às|com|e|ou|o|os|as|um|uma|pela|pelo|pelas|pelos|para|por|sem|sob|sobre|entre|cujo|cuja|cujos|cujas|julgue)$/;
