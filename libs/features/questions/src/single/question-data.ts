import { questionsApi, type ApiState, type AppStore } from '@mapa/api-client';
import { LIST_PER_PAGE, questionKind } from '@mapa/domain';
import { originParts, type QuestionView } from '@mapa/question';
import type { QuestionPage, QuestionQuery } from '../model';
import { subjectOf } from './next-steps';

/** Number of related questions listed on a question's page. */
export const RELATED_QUESTIONS = 5;

const { questionList } = questionsApi.endpoints;

/** Takes the question from any cached list, as the result of its own query. */
function fromLists(state: ApiState, id: number) {
  for (const entry of Object.values(state.api.queries)) {
    if (entry?.endpointName !== 'questionList') continue;
    const question = (entry.data as QuestionPage | undefined)?.data.find((one) => one.id === id);
    if (question) return { data: [question], total: 1, current_page: 1, last_page: 1, per_page: LIST_PER_PAGE };
  }
  return undefined;
}

/**
 * Loads one public question; a missing one is returned as an empty list. A question in a cached list is not fetched
 * again: a page of questions links to each of them.
 */
export async function loadQuestionScreen({ dispatch, getState }: Pick<AppStore, 'dispatch' | 'getState'>, id: number) {
  const known = readQuestion(getState(), id) ? undefined : fromLists(getState(), id);
  if (known) await dispatch(questionsApi.util.upsertQueryData('questionList', { id }, known));
  return dispatch(questionList.initiate({ id }, { subscribe: false }));
}

/** The query of related questions on a question's page; null if the subject is unknown. */
export function othersQuery(question: Pick<QuestionView, 'assunto'>): QuestionQuery | null {
  const subject = subjectOf(question);
  // One more than shown, because the question itself may be among them.
  return subject && { ...subject.filters, per_page: RELATED_QUESTIONS + 1 };
}

/** Loads the rows of related questions, which the server renders below a question. */
export async function loadOtherQuestions(
  { dispatch, getState }: Pick<AppStore, 'dispatch' | 'getState'>,
  id: number,
): Promise<void> {
  const question = readQuestion(getState(), id);
  const query = question && othersQuery(question);
  if (query) await dispatch(questionsApi.endpoints.questionIndex.initiate(query, { subscribe: false }));
}

/** The loaded question, or undefined. */
export const readQuestion = (state: ApiState, id: number | null): QuestionView | undefined =>
  id === null ? undefined : questionList.select({ id })(state).data?.data[0];

const DESCRIPTION_LENGTH = 155;

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Sanitised HTML as plain text. */
const plainText = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

/** The beginning of a statement, for search engines. */
function beginning(html: string): string {
  const text = plainText(html);
  return text.length <= DESCRIPTION_LENGTH ? text : `${text.slice(0, text.lastIndexOf(' ', DESCRIPTION_LENGTH))}…`;
}

/** Title and description of a question's page. */
export function questionMeta(question: QuestionView): { title: string; description: string } {
  const from = originParts(question).slice(0, 3).join(', ');
  const subject = question.assunto.at(-1)?.nome;
  return {
    title: [`Questão ${question.codigo}`, from, subject].filter(Boolean).join(' · '),
    description: beginning(question.enunciado),
  };
}

/** A question as schema.org's Question, without `acceptedAnswer`: the key is not public. */
export const structuredQuestion = ({ codigo, tipo, enunciado, alternativas, assunto }: QuestionView) => ({
  '@type': 'Question',
  name: `Questão ${codigo}`,
  text: plainText(enunciado),
  inLanguage: 'pt-BR',
  learningResourceType: 'Practice problem',
  eduQuestionType: questionKind(tipo).formats.schemaOrg,
  about: assunto.map(({ nome }) => ({ '@type': 'Thing', name: nome })),
  suggestedAnswer: alternativas.map(({ letra, texto }, index) => ({
    '@type': 'Answer',
    position: index + 1,
    text: plainText(texto) || letra,
  })),
});
