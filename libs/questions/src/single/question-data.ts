import { questionsApi } from '@mapa/api-client';
import type { ApiState, AppStore } from '@mapa/api-client';
import type { QuestionView } from '../model';
import { originParts } from '../panel/origin-line';

const { questionList } = questionsApi.endpoints;

/** Fetches one public question; an absent one comes back as an empty list. */
export const loadQuestionScreen = ({ dispatch }: Pick<AppStore, 'dispatch'>, id: number) =>
  dispatch(questionList.initiate({ id }, { subscribe: false }));

/** The question that was fetched, if it was. */
export const readQuestion = (state: ApiState, id: number | null): QuestionView | undefined =>
  id === null ? undefined : questionList.select({ id })(state).data?.data[0];

const DESCRIPTION_LENGTH = 155;

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The beginning of a statement as plain text, for search engines. */
function beginning(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
  return text.length <= DESCRIPTION_LENGTH ? text : `${text.slice(0, text.lastIndexOf(' ', DESCRIPTION_LENGTH))}…`;
}

/** How a question's page calls and describes itself. */
export function questionMeta(question: QuestionView): { title: string; description: string } {
  const from = originParts(question).slice(0, 3).join(', ');
  const subject = question.assunto.at(-1)?.nome;
  return {
    title: [`Questão ${question.codigo}`, from, subject].filter(Boolean).join(' · '),
    description: beginning(question.enunciado),
  };
}
