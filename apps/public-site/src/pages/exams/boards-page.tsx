import { BoardsScreen, isPlainBoardList, loadBoardsScreen } from '@mapa/exams';
import { outcomeOf } from '../../page/outcome';
import type { Page } from '../../page/page';

export const Component: Page['Component'] = BoardsScreen;

export const meta: Page['meta'] = ({ url }) => ({
  title: 'Bancas de concursos e exames',
  description:
    'O raio-x de cada banca: matérias e assuntos mais cobrados ao longo dos anos, o estilo das questões e o tamanho da amostra.',
  // Search engines need one list and its pages, not every search.
  indexed: isPlainBoardList(url.searchParams),
});

export const load: Page['load'] = async ({ store, url }) => outcomeOf(await loadBoardsScreen(store, url));
