import { questionKind } from '@mapa/domain';
import { type ExportQuestion, ownComments } from '../question/export-question';
import { plainCell } from '../question/html';
import type { ExportSource } from './format';

/**
 * Spreadsheets run cells that begin like this as formulas; an apostrophe makes them text, and the importer removes it.
 */
const harmless = (text: string): string => (/^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const cell = (text: string): string => `"${harmless(text).replaceAll('"', '""')}"`;

/** The usual number of columns; a question with more widens the table. */
const USUAL_LETTERS = ['A', 'B', 'C', 'D', 'E'];

function lettersOf(questions: readonly ExportQuestion[]): string[] {
  const choices = questions
    .filter(({ tipo }) => !questionKind(tipo).fixedTexts)
    .flatMap(({ alternativas }) => alternativas);
  return [...new Set([...USUAL_LETTERS, ...choices.map(({ letra }) => letra)])].sort();
}

/** Number, difficulty and state, in the importer's notation. */
function placeOf({
  numero,
  variante,
  dificuldade,
  anulada,
  desatualizada,
  motivo_situacao: reason,
}: ExportQuestion): string[] {
  const because = reason ? `: ${reason.replaceAll('|', '/')}` : '';
  const states = [...(anulada ? [`anulada${because}`] : []), ...(desatualizada ? [`desatualizada${because}`] : [])];
  return [
    numero === null ? '' : `${numero}${variante ? ` (${variante})` : ''}`,
    dificuldade === null ? '' : String(dificuldade),
    states.join(' | '),
  ];
}

/** The letters of alternatives that have a comment in any question. */
const commentedLetters = (questions: readonly ExportQuestion[]): string[] =>
  [...new Set(questions.flatMap((question) => [...commentsByLetter(question).keys()]))].sort();

function commentsByLetter(question: ExportQuestion): Map<string, string> {
  const comments = ownComments(question);
  return new Map(
    question.alternativas.flatMap(({ id, letra }) => {
      const comment = plainCell(comments.get(id) ?? '');
      return comment === '' ? [] : [[letra, comment] as const];
    }),
  );
}

interface Columns {
  letters: readonly string[];
  /** Letters of alternatives with comments. */
  commented: readonly string[];
  withKeys: boolean;
}

function rowOf(question: ExportQuestion, { letters, commented, withKeys }: Columns): string[] {
  const {
    codigo,
    identity = codigo,
    banca,
    instituicao,
    ano,
    cargo,
    assunto,
    tipo,
    enunciado,
    alternativas,
    gabarito,
  } = question;
  const { fixedTexts } = questionKind(tipo);
  const choices = letters.map((letter) =>
    fixedTexts ? '' : plainCell(alternativas.find(({ letra }) => letra === letter)?.texto ?? ''),
  );
  const comments = commentsByLetter(question);
  const key = withKeys
    ? [
        question.anulada ? 'anulada' : (gabarito?.letra ?? ''),
        plainCell(gabarito?.comentario ?? ''),
        ...placeOf(question),
        ...commented.map((letter) => comments.get(letter) ?? ''),
      ]
    : [];
  return [
    identity,
    banca?.sigla ?? '',
    instituicao ? instituicao.sigla || instituicao.nome : '',
    ano === null ? '' : String(ano),
    cargo ?? '',
    assunto[0]?.nome ?? '',
    assunto.at(-1)?.nome ?? '',
    plainCell(enunciado),
    ...choices,
    ...key,
  ];
}

const HEAD = ['código', 'banca', 'órgão', 'ano', 'cargo', 'matéria', 'assunto', 'enunciado'];

const KEY_HEAD = ['gabarito', 'comentário', 'número', 'dificuldade', 'situação'];

/**
 * A table for spreadsheets: separated by semicolons, as Brazilian ones use commas for decimals, with a UTF-8 mark. The
 * widest question determines the number of columns, so all questions are read before the first row.
 */
export async function* writeCsv({ questions, withKeys }: ExportSource): AsyncGenerator<string> {
  const all: ExportQuestion[] = [];
  for await (const question of questions) all.push(question);
  const letters = lettersOf(all);
  const commented = withKeys ? commentedLetters(all) : [];
  const line = (cells: readonly string[]) => `${cells.map(cell).join(';')}\r\n`;
  yield `\ufeff${line([...HEAD, ...letters, ...(withKeys ? KEY_HEAD : []), ...commented.map((letter) => `comentário ${letter}`)])}`;
  for (const question of all) yield line(rowOf(question, { letters, commented, withKeys }));
}
