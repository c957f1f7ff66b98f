import { NoticesScreen, isPlainNoticeList, loadNoticesScreen } from '@mapa/exams';
import { outcomeOf } from '../../page/outcome';
import type { Page } from '../../page/page';

export const Component: Page['Component'] = NoticesScreen;

export const meta: Page['meta'] = ({ url }) => ({
  title: 'Concursos abertos e previstos',
  description:
    'Editais com vagas, salário, taxa, inscrições e data da prova, e o que estudar para cada um. Filtre por situação, UF, escolaridade, banca e salário.',
  // Search engines need one list and its pages, not every combination of filters.
  indexed: isPlainNoticeList(url.searchParams),
});

export const load: Page['load'] = async ({ store, url }) => outcomeOf(await loadNoticesScreen(store, url));
