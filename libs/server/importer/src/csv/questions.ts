import { QUESTION_KINDS, type QuestionKind, type QuestionType, kindTags, listText } from '@mapa/domain';
import { emptyQuestion, type RawAnswer, type RawQuestion } from '../model/raw-question';
import { FileRefusal } from '../model/refusal';
import type { OnWarning } from '../decoding/clean-lines';
import { normalisedWords } from '../rules/normalised-words';
import { wholeText } from '../decoding/whole-text';
import { headLine, readCsv, separatorOf, surplusFields, type CsvRow } from './rows';

/** The columns of a table of questions, except those of its alternatives, which are named by letter. */
const COLUMNS = [
  'código',
  'banca',
  'órgão',
  'ano',
  'cargo',
  'matéria',
  'assunto',
  'enunciado',
  'gabarito',
  'comentário',
  'número',
  'dificuldade',
  'situação',
] as const;
type Column = (typeof COLUMNS)[number];

/** Columns that only inform the reader of a table; options state these facts for the whole paper. */
const OPTIONS = new Map<string, string>([
  ['banca', '--banca'],
  ['órgão', '--instituicao'],
  ['cargo', '--cargo'],
]);

const REQUIRED: readonly Column[] = ['enunciado', 'gabarito'];

/** A kind of question whose alternatives have columns named by letter. */
interface ColumnKind {
  kind: QuestionKind<QuestionType>;
  letters: readonly string[];
}

const COLUMN_KINDS: readonly ColumnKind[] = QUESTION_KINDS.filter(({ fixedTexts }) => fixedTexts === null).map(
  (kind) => ({ kind, letters: Array.from({ length: kind.alternatives.max }, (_, at) => kind.letterAt(at)) }),
);
const LETTERS = COLUMN_KINDS.flatMap(({ letters }) => letters);
const RANGES = listText(COLUMN_KINDS.map(({ letters }) => `de ${letters[0]} a ${letters.at(-1)}`));

/** The alternative's letter in a column name; spreadsheets remove the leading zero of a number. */
const letterOf = (name: string): string | undefined =>
  LETTERS.find((letter) => letter === name.toUpperCase() || (/^\d+$/.test(name) && Number(letter) === Number(name)));

const COMMENT = /^coment[aá]rio\s+(\S+)$/i;

/** The column with the comment on one alternative; for right-or-wrong questions the letter is C or E. */
const commentOf = (letter: string): string => `comentário ${letter}`;

type Fields = Partial<Record<string, string>>;

/** Whether a text begins with the header of a table of questions: column names, among them the statement's. */
export function looksLikeCsv(head: string): boolean {
  const names = headLine(head).split(separatorOf(head));
  return names.length > 1 && names.some((name) => normalisedWords(name) === 'enunciado');
}

function columnsOf({ line, fields }: CsvRow): string[] {
  const columns = fields.map((name) => {
    const commented = letterOf(COMMENT.exec(name)?.[1] ?? '');
    return (
      letterOf(name) ??
      (commented === undefined
        ? COLUMNS.find((column) => normalisedWords(column) === normalisedWords(name))
        : commentOf(commented))
    );
  });
  const unknown = fields.find((_, at) => columns[at] === undefined);
  if (unknown !== undefined)
    throw new FileRefusal(
      line,
      `a coluna “${unknown.slice(0, 80)}” não é de uma tabela de questões; há ${COLUMNS.join(', ')}, as alternativas ${RANGES} e, de cada uma, ${commentOf('A')}`,
    );
  const known = columns.filter((column) => column !== undefined);
  const twice = known.find((column, at) => known.indexOf(column) !== at);
  if (twice !== undefined) throw new FileRefusal(line, `a coluna ${twice} está mais de uma vez na tabela`);
  const missing = REQUIRED.find((column) => !known.includes(column));
  if (missing)
    throw new FileRefusal(line, `a tabela não tem a coluna ${missing}, sem a qual nenhuma questão pode entrar`);
  return known;
}

/** Removes the apostrophe that spreadsheets need before a text so that they do not evaluate it as a formula. */
const ownText = (text: string): string => text.replace(/^'(?='*[=+\-@])/, '');

const isAnnulment = (key: string): boolean =>
  key.trim() === '*' || ['anulada', 'anulado', 'x'].includes(normalisedWords(key));

const TRUTH = new Map([
  ['c', true],
  ['certo', true],
  ['v', true],
  ['verdadeiro', true],
  ['e', false],
  ['errado', false],
  ['f', false],
  ['falso', false],
]);

/** The answer that a key states for a kind, and the letters that it affirms; none if it is not a valid answer. */
function readKey(
  { partsOf, answerOf }: ColumnKind['kind'],
  key: string,
  letters: readonly string[],
): readonly string[] {
  const parts = partsOf(key.toUpperCase());
  return answerOf(parts) !== null && parts.every((part) => letters.includes(part)) ? parts : [];
}

/** Sets a question's kind and answers, and its defect if they are wrong. */
function readAnswers(question: RawQuestion, fields: Fields): void {
  const key = (fields['gabarito'] ?? '').trim();
  const textOf = (letter: string) => ownText(fields[letter] ?? '');
  const filled = COLUMN_KINDS.filter(({ letters }) => letters.some((letter) => textOf(letter) !== ''));
  const [own] = filled;
  const letters = own?.letters.slice(0, own.letters.findLastIndex((letter) => textOf(letter) !== '') + 1) ?? ['C', 'E'];
  const isAnnulled = question.tags.some((tag) => tag.startsWith('anulada'));
  const answer = (text: string, fraction: number, letter: string): RawAnswer => {
    const comment = ownText(fields[commentOf(letter)] ?? '');
    return {
      text,
      format: 'plain',
      fraction,
      ...(comment !== '' && { feedback: { text: comment, format: 'plain' } }),
    };
  };
  const stray = LETTERS.find((letter) => ownText(fields[commentOf(letter)] ?? '') !== '' && !letters.includes(letter));
  if (stray !== undefined) question.defect = `há um comentário da alternativa ${stray}, que a questão não tem`;
  if (own === undefined) {
    const truth = TRUTH.get(normalisedWords(key));
    question.kind = 'truefalse';
    question.answers = [answer('true', truth === true ? 100 : 0, 'C'), answer('false', truth === false ? 100 : 0, 'E')];
    if (truth === undefined && !isAnnulled)
      question.defect =
        key === ''
          ? 'falta o gabarito'
          : `sem alternativas, o gabarito é C (certo) ou E (errado), e não “${key.slice(0, 40)}”`;
    return;
  }
  const { moodle } = own.kind.formats;
  const right = readKey(own.kind, key, letters);
  question.kind = moodle.type;
  question.single = moodle.single;
  question.tags.push(...kindTags(own.kind));
  question.answers = letters.map((letter) =>
    answer(textOf(letter), right.includes(letter) ? 100 / right.length : 0, letter),
  );
  if (filled.length > 1) question.defect = `há alternativas ${RANGES}: uma questão tem umas ou outras`;
  if (isAnnulled) return;
  if (key === '') question.defect = 'falta o gabarito';
  else if (right.length === 0)
    question.defect = own.kind.isSingle
      ? `o gabarito “${key.slice(0, 40)}” não é a letra de uma alternativa`
      : `o gabarito “${key.slice(0, 40)}” não é uma ${own.kind.answerWord.toLowerCase()} das ${own.kind.alternativeWord.many} da questão`;
}

function questionOf({ line, fields: cells }: CsvRow, columns: readonly string[]): RawQuestion {
  const fields: Fields = Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']));
  const text = (column: Column) => ownText(fields[column] ?? '');
  // For a matéria without assuntos, both columns contain its name.
  const path = [...new Set([text('matéria'), text('assunto')])].filter((name) => name !== '');
  const question = emptyQuestion(line, path);
  question.idNumber = text('código');
  question.name = text('número') === '' ? '' : `Questão ${text('número')}`;
  question.statement = { text: text('enunciado'), format: 'plain' };
  question.generalFeedback = { text: text('comentário'), format: 'plain' };
  question.hasGeneralFeedback = text('comentário') !== '';
  const isAnnulled = isAnnulment(fields['gabarito'] ?? '');
  const state = text('situação');
  question.tags = [
    ...(text('ano') === '' ? [] : [`ano:${text('ano')}`]),
    ...(text('dificuldade') === '' ? [] : [`dificuldade:${text('dificuldade')}`]),
    ...(isAnnulled && !/^\s*anulada/i.test(state) ? ['anulada'] : []),
    ...(state === '' ? [] : state.split('|')),
  ].map((tag) => tag.trim());
  readAnswers(question, fields);
  if (cells.length > columns.length) question.defect = surplusFields(cells.length, columns.length);
  return question;
}

const AND = new Intl.ListFormat('pt-BR');

/** A warning for columns about the paper that only the command can state; null where they are empty. */
function unreadColumns(rows: readonly CsvRow[], columns: readonly string[]): string | null {
  const names = columns.filter(
    (column, at) => OPTIONS.has(column) && rows.some(({ fields }) => (fields[at] ?? '').trim() !== ''),
  );
  if (names.length === 0) return null;
  const options = names.map((name) => OPTIONS.get(name) ?? '');
  return `a tabela traz ${AND.format(names)}, que não ${names.length > 1 ? 'vêm' : 'vem'} dela: diga ${AND.format(options)} no comando`;
}

/**
 * Reads a table with one question per row, as the export writes it. The first row names the columns, in any order.
 * Throws FileRefusal for a table that is too large, or with invalid quotes or columns.
 * @param onWarning receives the columns that are not read
 */
export async function* readCsvQuestions(
  chunks: AsyncIterable<string>,
  onWarning: OnWarning,
): AsyncGenerator<RawQuestion> {
  const text = await wholeText(chunks);
  const [head = { line: 1, fields: [] }, ...rows] = readCsv(text, separatorOf(text), { comments: false });
  const columns = columnsOf(head);
  const unread = unreadColumns(rows, columns);
  if (unread) onWarning(head.line, unread);
  for (const row of rows) yield questionOf(row, columns);
}
