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
