import {
  QuestionScreen,
  loadOtherQuestions,
  loadQuestionScreen,
  questionMeta,
  readQuestion,
  structuredQuestion,
} from '@mapa/questions';
import { useParams } from 'react-router-dom';
import { idParam } from '../page/id-param';
import { outcomeOf } from '../page/outcome';
import type { Page, PageContext, PageOutcome } from '../page/page';
import { WithNotebooks } from './panel-slots';

/** One question at its own address. */
export function Component() {
  return (
    <WithNotebooks>
      <QuestionScreen id={idParam(useParams())} />
    </WithNotebooks>
  );
}

export const meta: Page['meta'] = ({ store, params }) => {
  const question = readQuestion(store.getState(), idParam(params));
  return question
    ? { ...questionMeta(question), structured: () => structuredQuestion(question) }
    : { title: 'Questão', description: 'Questão de concurso ou exame, com gabarito comentado.', indexed: false };
};

/** Loads only the question; a missing one decides the page's outcome. */
async function loadQuestion({ store, params }: PageContext): Promise<PageOutcome> {
  const id = idParam(params);
  if (id === null) return 'not-found';
  const result = await loadQuestionScreen(store, id);
  const outcome = outcomeOf(result);
  return outcome === 'ok' && result.data?.data.length === 0 ? 'not-found' : outcome;
}

export const load: Page['load'] = async (context) => {
  const outcome = await loadQuestion(context);
  const id = idParam(context.params);
  // The page works without them, so their result is ignored.
  if (outcome === 'ok' && id !== null) await loadOtherQuestions(context.store, id);
  return outcome;
};

export const ahead: Page['ahead'] = loadQuestion;
