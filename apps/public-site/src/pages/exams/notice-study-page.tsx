import { loadNoticeStudy, NoEdital, noticeStudyMeta, NoticeStudyScreen } from '@mapa/maps';
import { routePath } from '@mapa/domain';
import { useParams } from 'react-router-dom';
import { idParam } from '../../page/id-param';
import { outcomeOf } from '../../page/outcome';
import type { Page } from '../../page/page';

/** The programme of a notice's edital, and the map that it becomes. */
export function Component() {
  return <NoticeStudyScreen id={idParam(useParams())} />;
}

export const Missing: Page['Missing'] = NoEdital;

export const meta: Page['meta'] = ({ store, params, url }) => {
  const id = idParam(params);
  const found = noticeStudyMeta(store.getState(), id, url);
  return found && id !== null
    ? { ...found, path: routePath('noticeStudy', { id }) }
    : {
        title: 'Estudar para um concurso',
        description: 'O programa do edital na ordem do que deve valer mais pontos.',
        indexed: false,
      };
};

export const load: Page['load'] = async ({ store, params, url }) => {
  const id = idParam(params);
  return id === null ? 'not-found' : outcomeOf(await loadNoticeStudy(store, id, url));
};

/** Nothing is prefetched: a list shows many notices, and each programme is an expensive query. */
export const ahead: Page['ahead'] = () => Promise.resolve();
