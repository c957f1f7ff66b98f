import { MapsScreen, isPlainMapList, loadMapsScreen } from '@mapa/maps';
import { outcomeOf } from '../page/outcome';
import type { Page } from '../page/page';

export const Component: Page['Component'] = MapsScreen;

export const meta: Page['meta'] = ({ url }) => ({
  title: 'Mapas de provas e concursos',
  description:
    'O que mais cai em cada prova: assuntos em ordem de incidência, com suas questões. Filtre por banca, instituição, cargo, ano e escolaridade.',
  // Search engines need one list and its pages, not every combination of filters.
  indexed: isPlainMapList(url.searchParams),
});

export const load: Page['load'] = async ({ store, url }) => outcomeOf(await loadMapsScreen(store, url));
