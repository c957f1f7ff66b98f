import { ExamsScreen, isPlainExamList, loadExamsScreen } from '@mapa/exams';
import { outcomeOf } from '../../page/outcome';
import type { Page } from '../../page/page';

export const Component: Page['Component'] = ExamsScreen;

export const meta: Page['meta'] = ({ url }) => ({
  title: 'Provas de concursos e exames',
  description:
    'Provas como foram aplicadas: o que cobraram, suas questões e um caderno de cada uma. Filtre por banca, instituição, cargo, ano, escolaridade e UF.',
  // Search engines need one list and its pages, not every combination of filters.
  indexed: isPlainExamList(url.searchParams),
});

export const load: Page['load'] = async ({ store, url }) => outcomeOf(await loadExamsScreen(store, url));
