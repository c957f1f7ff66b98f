import { ExamScreen, examMeta, loadExamScreen } from '@mapa/exams';
import { useParams } from 'react-router-dom';
import { idParam } from '../../page/id-param';
import { outcomeOf } from '../../page/outcome';
import type { Page } from '../../page/page';

/** One exam paper at its own address. */
export function Component() {
  return <ExamScreen id={idParam(useParams())} />;
}

export const meta: Page['meta'] = ({ store, params }) =>
  examMeta(store.getState(), idParam(params)) ?? {
    title: 'Prova',
    description: 'Prova de concurso ou exame: o que cobrou, por assunto, e suas questões.',
    indexed: false,
  };

export const load: Page['load'] = async ({ store, params }) => {
  const id = idParam(params);
  return id === null ? 'not-found' : outcomeOf(await loadExamScreen(store, id));
};
