import { Button, ButtonLink, EmptyState, MapIcon, Meta, Pagination, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { MapList } from '../picker/map-list';
import type { QuestionMapPage } from '../shared/model';
import { MAPS_ADDRESS } from './map-filters';
import type { MapFilters } from './map-filters';

interface MapResultsProps {
  page: QuestionMapPage;
  filters: MapFilters;
  isFiltered: boolean;
  onClear: () => void;
}

/** The maps of a page and the way on, or what to do when there is none. */
export function MapResults({ page, filters, isFiltered, onClear }: MapResultsProps) {
  const { data, total, current_page, last_page } = page;
  if (data.length > 0) {
    return (
      <>
        <MapList maps={data} />
        <Foot>
          {current_page === last_page ? <Meta>Fim da lista.</Meta> : null}
          <Pagination page={current_page} lastPage={last_page} linkTo={(next) => MAPS_ADDRESS.to(MAPS_ADDRESS.change(filters, { page: next }))} />
        </Foot>
      </>
    );
  }
  if (total > 0) {
    const first = <ButtonLink to={MAPS_ADDRESS.to(MAPS_ADDRESS.change(filters, {}))}>Ir para a primeira página</ButtonLink>;
    return (
      <EmptyState icon={<MapIcon />} title="Esta página não existe" action={first}>
        A lista tem menos páginas do que isso.
      </EmptyState>
    );
  }
  if (!isFiltered) {
    return (
      <EmptyState icon={<MapIcon />} title="Ainda não há mapas">
        Novos mapas aparecem aqui assim que forem publicados.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<MapIcon />} title="Nenhum mapa encontrado" action={<Button onClick={onClear}>Limpar filtros</Button>}>
      Retire um dos filtros ou busque só uma parte do nome.
    </EmptyState>
  );
}

const Foot = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token.space.x2};
  padding-block: ${token.space.x1} ${token.space.x4};
`;
