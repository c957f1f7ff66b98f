import { affirmedBy, questionKind } from '@mapa/domain';
import type { AnswerKey, QuestionView } from '@mapa/server-questions';

/** A question on its way into a file; its texts are the bank's sanitised HTML. */
export type ExportQuestion = QuestionView & {
  /** Absent where the key is not to be told. */
  gabarito?: AnswerKey;
  /** What the importer finds it by again; its code where this is absent. */
  identity?: string;
};

/** What is said of each alternative, by its id. */
export const ownComments = ({ gabarito }: ExportQuestion): ReadonlyMap<number, string> =>
  new Map((gabarito?.comentarios_alternativas ?? []).map(({ alternativa_id, texto }) => [alternativa_id, texto]));

/** Whether an alternative is right, or one of the right ones, by the key that the question has. */
export function rightIn(question: ExportQuestion): (id: number) => boolean {
  const right = affirmedBy(question, question.gabarito?.letra);
  return (id) => right.has(id);
}

/** What of the mark each right alternative gives, in per cent, and each wrong one takes: nothing where only one can be chosen. */
export function marksOf(question: ExportQuestion): { right: number; wrong: number } {
  const count = affirmedBy(question, question.gabarito?.letra).size;
  return questionKind(question.tipo).isSingle ? { right: 100, wrong: 0 } : { right: 100 / count, wrong: -100 };
}

/** A mark as Moodle's formats write it: thirds, sixths and sevenths with five decimals. */
export const markText = (mark: number): string => String(Number(mark.toFixed(5)));

/** All HTML of a question, with whatever comments it has. */
export const textsOf = (question: ExportQuestion): string[] => [
  question.enunciado,
  question.gabarito?.comentario ?? '',
  ...question.alternativas.map(({ texto }) => texto),
  ...ownComments(question).values(),
];

/** Whether nobody's choice is wrong, because the question was annulled and no key was left. */
export const isWithoutKey = ({ anulada, gabarito }: ExportQuestion): boolean => anulada && !gabarito?.letra;

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * What a question is called in a file: its number and paper, as the importer reads them back. One without a number is
 * called by its id behind a hyphen: "Q7" would be read as number 7.
 */
export function nameOf({ id, numero, prova, variante }: ExportQuestion): string {
  if (numero === null) return `Mapa-${id}`;
  const paper = prova ? ` - ${prova.nome}` : '';
  return onOneLine(`Questão ${numero}${paper}${variante ? ` (${variante})` : ''}`);
}

/** Where a question stands, in Moodle's notation: a slash inside a name is doubled. */
export const categoryOf = ({ assunto }: ExportQuestion): string =>
  onOneLine(['$course$', 'top', ...assunto.map(({ nome }) => nome.replaceAll('/', '//'))].join('/'));

/** What stands beside a question's wording, as tags `key:value`. The importer reads year, difficulty and state back. */
export function tagsOf({
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
