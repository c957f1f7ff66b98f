import { affirmedBy, kindTags, questionKind } from '@mapa/domain';
import type { AnswerKey, QuestionView } from '@mapa/server-questions';

/** A question to export; its texts are the bank's sanitised HTML. */
export type ExportQuestion = QuestionView & {
  /** Absent if the key is withheld. */
  gabarito?: AnswerKey;
  /** The importer's id of the question; its code if absent. */
  identity?: string;
};

/** Comments on the alternatives, by id. */
export const ownComments = ({ gabarito }: ExportQuestion): ReadonlyMap<number, string> =>
  new Map((gabarito?.comentarios_alternativas ?? []).map(({ alternativa_id, texto }) => [alternativa_id, texto]));

/** Returns whether an alternative is right, or one of the right ones, by the question's key. */
export function rightIn(question: ExportQuestion): (id: number) => boolean {
  const right = affirmedBy(question, question.gabarito?.letra);
  return (id) => right.has(id);
}

/**
 * Share of the mark for each right alternative and deduction for each wrong one, in per cent; no deduction for a single
 * choice.
 */
export function marksOf(question: ExportQuestion): { right: number; wrong: number } {
  const count = affirmedBy(question, question.gabarito?.letra).size;
  return questionKind(question.tipo).isSingle ? { right: 100, wrong: 0 } : { right: 100 / count, wrong: -100 };
}

/** A mark in Moodle's notation: thirds, sixths and sevenths with five decimals. */
export const markText = (mark: number): string => String(Number(mark.toFixed(5)));

/** All HTML of a question, including its comments. */
export const textsOf = (question: ExportQuestion): string[] => [
  question.enunciado,
  question.gabarito?.comentario ?? '',
  ...question.alternativas.map(({ texto }) => texto),
  ...ownComments(question).values(),
];

/** Whether every choice is right, because the question was annulled without a key. */
export const isWithoutKey = ({ anulada, gabarito }: ExportQuestion): boolean => anulada && !gabarito?.letra;

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * A question's name in a file: its number and paper, in the importer's notation. Without a number it is the id after a
 * hyphen, as "Q7" would be read as number 7.
 */
export function nameOf({ id, numero, prova, variante }: ExportQuestion): string {
  if (numero === null) return `Mapa-${id}`;
  const paper = prova ? ` - ${prova.nome}` : '';
  return onOneLine(`Questão ${numero}${paper}${variante ? ` (${variante})` : ''}`);
}

/** A question's category in Moodle's notation: a slash inside a name is doubled. */
export const categoryOf = ({ assunto }: ExportQuestion): string =>
  onOneLine(['$course$', 'top', ...assunto.map(({ nome }) => nome.replaceAll('/', '//'))].join('/'));

/** A question's data besides its wording, as tags `key:value`. The importer reads kind, year, difficulty and state back. */
export function tagsOf({
  tipo,
  ano,
  dificuldade,
  anulada,
  desatualizada,
  motivo_situacao: reason,
  banca,
  instituicao,
  cargo,
  prova,
}: ExportQuestion): string[] {
  const state = (name: string) => (reason ? `${name}:${reason}` : name);
  return [
    ...kindTags(questionKind(tipo)),
    ...(ano === null ? [] : [`ano:${ano}`]),
    ...(dificuldade === null ? [] : [`dificuldade:${dificuldade}`]),
    ...(anulada ? [state('anulada')] : []),
    ...(desatualizada ? [state('desatualizada')] : []),
    ...(banca ? [`banca:${banca.sigla || banca.nome}`] : []),
    ...(instituicao ? [`orgao:${instituicao.sigla || instituicao.nome}`] : []),
    ...(cargo ? [`cargo:${cargo}`] : []),
    ...(prova ? [`prova:${prova.nome}`] : []),
  ].map(onOneLine);
}
