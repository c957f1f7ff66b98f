import { AddToNotebook } from '@mapa/notebooks';
import { QuestionScreen, loadQuestionScreen, questionMeta, readQuestion, structuredQuestion } from '@mapa/questions';
import { useParams } from 'react-router-dom';
import { idParam } from '../page/id-param';
import { outcomeOf } from '../page/outcome';
import type { Page } from '../page/page';

const renderNotebooks = (questionId: number) => <AddToNotebook questionId={questionId} />;

/** One question at its own address. */
export function Component() {
  return <QuestionScreen id={idParam(useParams())} renderNotebooks={renderNotebooks} />;
}

export const meta: Page['meta'] = ({ store, params }) => {
  const question = readQuestion(store.getState(), idParam(params));
  return question
    ? { ...questionMeta(question), structured: () => structuredQuestion(question) }
    : { title: 'Questão', description: 'Questão de concurso ou exame, com gabarito comentado.', indexed: false };
};

export const load: Page['load'] = async ({ store, params }) => {
  const id = idParam(params);
  if (id === null) return 'not-found';
  const result = await loadQuestionScreen(store, id);
  const outcome = outcomeOf(result);
  return outcome === 'ok' && result.data?.data.length === 0 ? 'not-found' : outcome;
};
