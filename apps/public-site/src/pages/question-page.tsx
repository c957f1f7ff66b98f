import { QuestionScreen, loadQuestionScreen, questionMeta, readQuestion } from '@mapa/questions';
import { useParams } from 'react-router-dom';
import { outcomeOf } from '../page/outcome';
import type { Page } from '../page/page';

const idOf = (params: Readonly<Record<string, string | undefined>>): number | null =>
  /^[1-9]\d{0,8}$/.test(params.id ?? '') ? Number(params.id) : null;

/** One question at its own address. */
export function Component() {
  return <QuestionScreen id={idOf(useParams())} />;
}

export const meta: Page['meta'] = ({ store, params }) => {
  const question = readQuestion(store.getState(), idOf(params));
  return question
    ? questionMeta(question)
    : { title: 'Questão', description: 'Questão de concurso ou exame, com gabarito comentado.', indexed: false };
};

export const load: Page['load'] = async ({ store, params }) => {
  const id = idOf(params);
  if (id === null) return 'not-found';
  const result = await loadQuestionScreen(store, id);
  const outcome = outcomeOf(result);
  return outcome === 'ok' && result.data?.data.length === 0 ? 'not-found' : outcome;
};
