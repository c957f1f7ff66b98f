import { BoardScreen, boardMeta, loadBoardScreen, readBoard } from '@mapa/exams';
import { routePath } from '@mapa/domain';
import { useParams } from 'react-router-dom';
import { idParam } from '../../page/id-param';
import { outcomeOf } from '../../page/outcome';
import type { Page } from '../../page/page';

/** One board at its own address. */
export function Component() {
  return <BoardScreen id={idParam(useParams())} />;
}

export const meta: Page['meta'] = ({ store, params }) => {
  const board = readBoard(store.getState(), idParam(params));
  return board
    ? { ...boardMeta(board), path: routePath('board', { id: board.id }) }
    : { title: 'Banca', description: 'O raio-x de uma banca: o que ela cobra, como e em que anos.', indexed: false };
};

export const load: Page['load'] = async ({ store, params }) => {
  const id = idParam(params);
  if (id === null) return 'not-found';
  const outcome = outcomeOf(await loadBoardScreen(store, id));
  return outcome === 'ok' && !readBoard(store.getState(), id) ? 'not-found' : outcome;
};

/** Nothing is prefetched: a list shows dozens of boards, and each profile is an expensive query. */
export const ahead: Page['ahead'] = () => Promise.resolve();
