import { useQuestionMapListQuery } from '@mapa/api-client';
import type { ApiError } from '@mapa/api-client';
import { routePath } from '@mapa/domain';
import {
  ActiveFilters,
  Button,
  ErrorState,
  Lead,
  ListFilterIcon,
  Page,
  PageTitle,
  SearchBox,
  VisuallyHidden,
  latePart,
  media,
  token,
  useListAddress,
  useScrollToPage,
} from '@mapa/ui-kit';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { mapsOf } from '../shared/words';
import { MapFilterForm } from './map-filter-form';
import { LONGEST_SEARCH, MAPS_ADDRESS, activeChoices } from './map-filters';
import type { MapFilters } from './map-filters';
import { MapResults } from './map-results';
import { MapsSkeleton } from './maps-skeleton';

const MapFilterSheet = latePart(() => import('./map-filter-sheet').then((module) => module.MapFilterSheet), {
  onFailure: ({ onClose }) => onClose(),
});

/** Every map that can be chosen: search, filters, and the way to make one's own. */
export function MapsScreen() {
  const [filtering, setFiltering] = useState(false);
  const { filters, change, replace } = useListAddress(MAPS_ADDRESS);
  const { currentData: page, isError, isFetching, error, refetch } = useQuestionMapListQuery(filters);
  const found = useRef<HTMLElement>(null);
  const heading = useId();
  useScrollToPage(found, filters.page ?? 1, MAPS_ADDRESS.to(MAPS_ADDRESS.change(filters, {})));
  const choices = activeChoices(filters, page?.data ?? []);
  const failed = isError && !page;

  const handleClear = () => replace({});
  const handleApply = (next: MapFilters) => {
    setFiltering(false);
    replace(next);
  };

  return (
    <Page>
      <Top>
        <PageTitle>Mapas</PageTitle>
        <Lead>Cada mapa põe os assuntos de uma prova em ordem, do mais cobrado ao menos cobrado. Adicione o da sua e comece pelo que mais cai.</Lead>
      </Top>
      <Desk>
        <Side aria-label="Filtros">
          <MapFilterForm filters={filters} onChange={change} />
        </Side>
        <Main ref={found} tabIndex={-1} aria-labelledby={heading}>
          <VisuallyHidden as="h2" id={heading}>
            Mapas encontrados
          </VisuallyHidden>
          <SearchBox
            action={routePath('maps')}
            label="Buscar mapa pelo nome"
            placeholder="Busque por uma parte do nome"
            maxLength={LONGEST_SEARCH}
            value={filters.busca}
            onSearch={(busca) => change({ busca })}
          />
          <Head>
            <Found role="status">{page ? mapsOf(page.total) : null}</Found>
            <Opener>
              <Button variant="secondary" icon={<ListFilterIcon size={18} aria-hidden />} onClick={() => setFiltering(true)}>
                Filtros{choices.length > 0 ? ` (${choices.length})` : ''}
              </Button>
            </Opener>
          </Head>
          <ActiveFilters choices={choices} onChange={change} onClear={handleClear} />
          {failed ? (
            <ErrorState title="Os mapas não puderam ser carregados" onRetry={refetch} busy={isFetching}>
              {(error as ApiError).message}
            </ErrorState>
          ) : null}
          {page ? <MapResults page={page} filters={filters} isFiltered={choices.length > 0} onClear={handleClear} /> : null}
          {page || failed ? null : <MapsSkeleton />}
        </Main>
      </Desk>
      {filtering ? <MapFilterSheet filters={filters} onApply={handleApply} onClose={() => setFiltering(false)} /> : null}
    </Page>
  );
}

const Top = styled.div`
  display: grid;
  gap: ${token.space.x1};
  padding-block: ${token.space.x3} ${token.space.x2};
  ${media.large} { padding-block: ${token.space.x4} ${token.space.x3}; }
`;

const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${media.large} {
    grid-template-columns: 16rem minmax(0, 1fr);
    gap: ${token.space.x6};
    align-items: start;
  }
`;

const Side = styled.aside`
  display: none;
  ${media.large} { display: block; }
`;

const Main = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x2};
  outline: none;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.x2};
`;

const Found = styled.p`
  font-weight: ${token.weight.strong};
  font-variant-numeric: tabular-nums;
`;

const Opener = styled.div`
  ${media.large} { display: none; }
`;
