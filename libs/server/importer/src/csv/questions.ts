import { MAX_ALTERNATIVES } from '../limits';
import { emptyQuestion, type RawAnswer, type RawQuestion } from '../raw-question';
import { FileRefusal } from '../refusal';
import type { OnWarning } from '../readers/clean-lines';
import { normalisedWords } from '../rules/normalised-words';
import { wholeText } from '../whole-text';
import { headLine, readCsv, separatorOf, surplusFields, type CsvRow } from './rows';

/** The columns of a table of questions beside those of its alternatives, which are called by their letters. */
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

/** Columns that a table has for the person who reads it, and the options that state them for its whole paper. */
const OPTIONS = new Map<string, string>([
  ['banca', '--banca'],
  ['órgão', '--instituicao'],
  ['cargo', '--cargo'],
]);

const REQUIRED: readonly Column[] = ['enunciado', 'gabarito'];
const LETTERS = Array.from({ length: MAX_ALTERNATIVES }, (_, at) => String.fromCharCode(65 + at));

/** The column of what is said of one alternative, which of a question without others is C or E. */
const commentOf = (letter: string): string => `comentário ${letter}`;

type Fields = Partial<Record<string, string>>;

/** Whether a text begins with the head of a table of questions: names of columns, one of which is the statement's. */
export function looksLikeCsv(head: string): boolean {
  const names = headLine(head).split(separatorOf(head));
  return names.length > 1 && names.some((name) => normalisedWords(name) === 'enunciado');
}

function columnsOf({ line, fields }: CsvRow): string[] {
  const columns = fields.map((name) => {
    const letter = name.toUpperCase();
    return LETTERS.includes(letter)
      ? letter
      : (LETTERS.map(commentOf).find((column) => normalisedWords(column) === normalisedWords(name)) ??
          COLUMNS.find((column) => normalisedWords(column) === normalisedWords(name)));
  });
  const unknown = fields.find((_, at) => columns[at] === undefined);
  if (unknown !== undefined)
    throw new FileRefusal(
      line,
      `a coluna “${unknown.slice(0, 80)}” não é de uma tabela de questões; há ${COLUMNS.join(', ')}, as letras de A a ${LETTERS.at(-1)} e, de cada uma, ${commentOf('A')}`,
    );
  const known = columns.filter((column) => column !== undefined);
  const twice = known.find((column, at) => known.indexOf(column) !== at);
  if (twice !== undefined) throw new FileRefusal(line, `a coluna ${twice} está mais de uma vez na tabela`);
  const missing = REQUIRED.find((column) => !known.includes(column));
  if (missing)
    throw new FileRefusal(line, `a tabela não tem a coluna ${missing}, sem a qual nenhuma questão pode entrar`);
  return known;
}

/** Spreadsheets are kept from running a text by an apostrophe before it, which is none of its own. */
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

/** Puts kind, answers and what is wrong with them into a question. */
function readAnswers(question: RawQuestion, fields: Fields): void {
  const key = (fields['gabarito'] ?? '').trim();
  const texts = LETTERS.map((letter) => ownText(fields[letter] ?? ''));
  const choices = texts.slice(0, texts.findLastIndex((text) => text !== '') + 1);
  const isAnnulled = question.tags.some((tag) => tag.startsWith('anulada'));
  const letters = choices.length === 0 ? ['C', 'E'] : LETTERS.slice(0, choices.length);
  const comments = new Map(
    LETTERS.map((letter) => [letter, ownText(fields[commentOf(letter)] ?? '')] as const).filter(
      ([, text]) => text !== '',
    ),
  );
  const answer = (text: string, isRight: boolean, at: number): RawAnswer => {
    const comment = comments.get(letters[at] ?? '');
    return {
      text,
      format: 'plain',
      fraction: isRight ? 100 : 0,
      ...(comment !== undefined && { feedback: { text: comment, format: 'plain' } }),
    };
  };
  const stray = [...comments.keys()].find((letter) => !letters.includes(letter));
  if (stray !== undefined) question.defect = `há um comentário da alternativa ${stray}, que a questão não tem`;
  if (choices.length === 0) {
    const truth = TRUTH.get(normalisedWords(key));
    question.kind = 'truefalse';
    question.answers = [answer('true', truth === true, 0), answer('false', truth === false, 1)];
    if (truth === undefined && !isAnnulled)
      question.defect =
        key === ''
          ? 'falta o gabarito'
          : `sem alternativas, o gabarito é C (certo) ou E (errado), e não “${key.slice(0, 40)}”`;
    return;
  }
  const right = LETTERS.indexOf(key.toUpperCase());
  question.kind = 'multichoice';
  question.answers = choices.map((text, at) => answer(text, at === right, at));
  if (isAnnulled) return;
  if (key === '') question.defect = 'falta o gabarito';
  else if (right === -1 || right >= choices.length)
    question.defect = `o gabarito “${key.slice(0, 40)}” não é a letra de uma alternativa`;
}

function questionOf({ line, fields: cells }: CsvRow, columns: readonly string[]): RawQuestion {
  const fields: Fields = Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']));
  const text = (column: Column) => ownText(fields[column] ?? '');
  // Of a matéria without assuntos both columns name it.
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

/** What a table says of its paper, which the command says; null where it says nothing. */
function unreadColumns(rows: readonly CsvRow[], columns: readonly string[]): string | null {
  const names = columns.filter(
    (column, at) => OPTIONS.has(column) && rows.some(({ fields }) => (fields[at] ?? '').trim() !== ''),
  );
  if (names.length === 0) return null;
  const options = names.map((name) => OPTIONS.get(name) ?? '');
  return `a tabela traz ${AND.format(names)}, que não ${names.length > 1 ? 'vêm' : 'vem'} dela: diga ${AND.format(options)} no comando`;
}

/**
 * Reads a table of questions, one a row, as the export writes it. Its first row names the columns, in any order. Throws
 * FileRefusal for a table that is too large, or whose quotes or columns cannot be read.
 *
 * @param onWarning hears of columns that are not read
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
