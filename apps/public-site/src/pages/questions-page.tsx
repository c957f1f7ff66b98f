import { ownSittingAddress } from '@mapa/domain';
import { NotebookButton } from '@mapa/notebooks';
import { QuestionsScreen, isPlainList, loadFirstQuestions, loadQuestionsScreen } from '@mapa/questions';
import { ButtonLink } from '@mapa/ui-kit';
import { outcomeOf } from '../page/outcome';
import type { Page } from '../page/page';
import { WithNotebooks } from './panel-slots';

/** All questions, with an option to make a notebook of a filter's results. */
export function Component() {
  return (
    <WithNotebooks>
      <QuestionsScreen
        renderAction={({ filters, total, name }) => (
          <>
            <NotebookButton
              label="Gerar caderno"
              name={name || 'Minhas questões'}
              source={{ filtros: filters }}
              total={total}
            />
            {total === 0 ? null : (
              <ButtonLink variant="secondary" size="small" to={ownSittingAddress(filters)}>
                Simulado
              </ButtonLink>
            )}
          </>
        )}
      />
    </WithNotebooks>
  );
}

export const meta: Page['meta'] = ({ url }) => ({
  title: 'Questões de concursos e provas',
  description:
    'Resolva questões de concursos e exames com gabarito comentado. Filtre por matéria, assunto, banca, instituição, cargo e ano.',
  // Search engines need one list and its pages, not every combination of filters.
  indexed: isPlainList(url.searchParams),
});

export const load: Page['load'] = async ({ store, url }) => outcomeOf(...(await loadQuestionsScreen(store, url)));

export const ahead: Page['ahead'] = ({ store, url }) => loadFirstQuestions(store, url);
