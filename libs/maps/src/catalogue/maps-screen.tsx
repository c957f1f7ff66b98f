import { useQuestionMapListQuery, type ApiError } from '@mapa/api-client';
import { routePath } from '@mapa/domain';
import {
  ActiveFilters,
  ErrorState,
  FilteredList,
  FoundPage,
  MapIcon,
  RowsSkeleton,
  SearchBox,
  latePart,
  originChoices,
  useListAddress,
  useScrollToPage,
} from '@mapa/ui-kit';
import { useRef, useState } from 'react';
import { MapList } from '../picker/map-list';
import { mapsOf } from '../shared/words';
import { MapFilterForm } from './map-filter-form';
import { LONGEST_SEARCH, MAPS_ADDRESS, type MapFilters } from './map-filters';

const MapFilterSheet = latePart(() => import('./map-filter-sheet').then((module) => module.MapFilterSheet), {
  onFailure: ({ onClose }) => onClose(),
});

/** Every map that can be chosen: search, filters, and the way to make one's own. */
export function MapsScreen() {
  const [filtering, setFiltering] = useState(false);
  const { filters, change, replace } = useListAddress(MAPS_ADDRESS);
  const { currentData: page, isError, isFetching, error, refetch } = useQuestionMapListQuery(filters);
  const found = useRef<HTMLElement>(null);
  useScrollToPage(found, filters.page ?? 1, MAPS_ADDRESS.to(MAPS_ADDRESS.change(filters, {})));
  const choices = originChoices<MapFilters>(filters, page?.data ?? []);
  const failed = isError && !page;

  const handleClear = () => replace({});
  const handleApply = (next: MapFilters) => {
    setFiltering(false);
    replace(next);
  };

  return (
    <>
      <FilteredList
        title="Mapas"
        lead="Cada mapa põe os assuntos de uma prova em ordem, do mais cobrado ao menos cobrado. Adicione o da sua e comece pelo que mais cai."
        foundTitle="Mapas encontrados"
        found={page ? mapsOf(page.total) : null}
        chosen={choices.length}
        filters={<MapFilterForm filters={filters} onChange={change} />}
        onOpenFilters={() => setFiltering(true)}
        search={
          <SearchBox
            action={routePath('maps')}
            label="Buscar mapa pelo nome"
            placeholder="Busque por uma parte do nome"
            maxLength={LONGEST_SEARCH}
            value={filters.busca}
            onSearch={(busca) => change({ busca })}
          />
        }
        listRef={found}
      >
        <ActiveFilters choices={choices} onChange={change} onClear={handleClear} />
        {failed ? (
          <ErrorState title="Os mapas não puderam ser carregados" onRetry={refetch} busy={isFetching}>
            {(error as ApiError).message}
          </ErrorState>
        ) : null}
        {page ? (
          <FoundPage
            page={page}
            linkTo={(next) => MAPS_ADDRESS.to(MAPS_ADDRESS.change(filters, { page: next }))}
            isFiltered={choices.length > 0}
            onClear={handleClear}
            icon={<MapIcon />}
            nothing={{ title: 'Nenhum mapa encontrado', text: 'Retire um dos filtros ou busque só uma parte do nome.' }}
            none={{ title: 'Ainda não há mapas', text: 'Novos mapas aparecem aqui assim que forem publicados.' }}
          >
            <MapList maps={page.data} />
          </FoundPage>
        ) : null}
        {page || failed ? null : <RowsSkeleton label="Carregando mapas" />}
      </FilteredList>
      {filtering ? (
        <MapFilterSheet filters={filters} onApply={handleApply} onClose={() => setFiltering(false)} />
      ) : null}
    </>
  );
}
