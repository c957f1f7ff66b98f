import { MESSAGES, routePath } from '@mapa/domain';
import { PanelTools, ShortcutsSheet } from '@mapa/question';
import {
  ActiveFilters,
  ErrorState,
  Link,
  Meta,
  Page,
  PageTitle,
  SearchBox,
  Skeleton,
  lazyPart,
  media,
  token,
  useScrollToPage,
} from '@mapa/ui-kit';
import { useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { FoundQuestions } from '../model';
import { activeChoices, namesFrom } from '../filters/active-choices';
import { FilterForm } from '../filters/form/filter-form';
import { changeFilters, criteriaOf, questionsAddress, type Filters } from '../filters/filter-params';
import { useLoginGuard } from '../filters/use-login-guard';
import { IncidenceList } from '../incidence/incidence-list';
import { ListHead } from './list-head';
import { ListSkeleton } from './list-skeleton';
import { QuestionList } from './question-list';
import { searchedFilters, SpellingNote } from './spelling-note';
import { useFilters } from './use-filters';
import { useQuestions } from './use-questions';

const OwnStateNote = lazyPart(() => import('./own-state-note').then((module) => module.OwnStateNote), { quiet: true });
const FilterSheet = lazyPart(() => import('../filters/form/filter-sheet').then((module) => module.FilterSheet), {
  onFailure: ({ onClose }) => onClose(),
});

interface QuestionsScreenProps {
  /** An action on all results, such as making a notebook. */
  renderAction?: (found: FoundQuestions) => ReactNode;
}

/** The list of all questions: search, filters, incidence, and the questions to answer. */
export function QuestionsScreen({ renderAction }: QuestionsScreenProps) {
  const [sheet, setSheet] = useState<'filters' | 'shortcuts' | null>(null);
  const { filters, change, replace, clear } = useFilters();
  const { page, failed, retry, retrying, count, incidence, tree, ignoresOwnState } = useQuestions(filters);
  const guard = useLoginGuard();
  const found = useRef<HTMLElement>(null);
  useScrollToPage(found, filters.page ?? 1, questionsAddress(changeFilters(filters, {})));
  const names = namesFrom(tree, page?.data ?? []);
  const choices = activeChoices(filters, names);
  const searched = searchedFilters(filters, page?.grafia);

  const handleChange = (next: Partial<Filters>) => guard(next, () => change(next));
  const handleApply = (next: Filters) => {
    setSheet(null);
    replace(next);
  };
  const handleCloseSheet = () => setSheet(null);

  return (
    <Page>
      <Top>
        <Title>Questões</Title>
        <SearchBox
          action={questionsAddress(changeFilters(filters, {}))}
          label="Buscar nas questões"
          placeholder="Palavras ou código"
          hint="Use aspas para buscar a frase exata: “ato administrativo vinculado”."
          maxLength={200}
          value={filters.busca}
          onSearch={(busca) => change({ busca })}
        />
      </Top>
      <Columns>
        <Side aria-label="Filtros">
          {tree.roots.length > 0 ? (
            <FilterForm filters={filters} tree={tree} onChange={handleChange} />
          ) : (
            <Skeleton lines={8} height="1.5rem" />
          )}
        </Side>
        <Main ref={found} tabIndex={-1} aria-label="Questões encontradas">
          <ListHead
            filters={filters}
            count={count}
            onOrder={(ordem) => change({ ordem })}
            onOpenFilters={() => setSheet('filters')}
            action={renderAction?.({
              filters: criteriaOf(searched),
              total: count?.total,
              name: activeChoices(searched, names)
                .map(({ name }) => name)
                .join(', '),
            })}
            tools={<PanelTools onHelp={() => setSheet('shortcuts')} />}
          />
          <SpellingNote spelling={page?.grafia} filters={filters} />
          <ActiveFilters choices={choices} onChange={handleChange} onClear={clear} />
          {ignoresOwnState ? <OwnStateNote /> : null}
          {failed ? (
            <ErrorState onRetry={retry} busy={retrying} title="As questões não puderam ser carregadas" />
          ) : null}
          {page ? <QuestionList page={page} filters={filters} hidden={count?.ocultas} onClear={clear} /> : null}
          {page || failed ? null : <ListSkeleton />}
        </Main>
        <Weight>
          <IncidenceList incidence={incidence} filters={filters} />
          <Meta>
            {MESSAGES.mapInShort} <Link to={routePath('maps')}>Escolher um mapa</Link>
          </Meta>
        </Weight>
      </Columns>
      {sheet === 'filters' ? (
        <FilterSheet filters={filters} tree={tree} onApply={handleApply} onClose={handleCloseSheet} guard={guard} />
      ) : null}
      {sheet === 'shortcuts' ? <ShortcutsSheet onClose={handleCloseSheet} /> : null}
    </Page>
  );
}

/** Visually hidden in small windows, so that the first question is visible at once. */
const Title = styled(PageTitle)`
  ${media.belowMedium} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

const Top = styled.div`
  display: grid;
  gap: ${token.space.x2};
  padding-block: ${token.space.x1};
  ${media.medium} {
    padding-block: ${token.space.x3} ${token.space.x1};
  }
  ${media.large} {
    grid-template-columns: 16rem minmax(0, 1fr);
    gap: ${token.space.x4};
    align-items: center;
    padding-block: ${token.space.x4} ${token.space.x3};
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x2};
  ${media.large} {
    grid-template-columns: 16rem minmax(0, 1fr) 13rem;
    grid-template-areas: 'side main weight';
    gap: ${token.space.x4};
    align-items: start;
  }
`;

/** Sticky beside the list, with its own scrolling. */
const Side = styled.aside`
  display: none;
  ${media.large} {
    display: block;
    grid-area: side;
    position: sticky;
    top: ${token.space.x2};
    max-height: calc(100dvh - 2 * ${token.space.x2});
    margin: calc(-1 * ${token.space.half});
    padding: ${token.space.half};
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
  }
`;

const Weight = styled.div`
  display: grid;
  gap: ${token.space.x2};
  ${media.large} {
    grid-area: weight;
    position: sticky;
    top: ${token.space.x3};
  }
`;

/** Not a grid: a sticky element in it would be limited to its row. */
const Main = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${token.space.x1h};
  min-width: 0;
  outline: none;
  & :is(a, button, input) {
    scroll-margin-top: ${token.space.x8};
  }
  ${media.large} {
    grid-area: main;
    & :is(a, button, input) {
      scroll-margin-top: 0;
    }
  }
`;
