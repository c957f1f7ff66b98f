import { useInstitutionSearch, useQuestionMapListQuery } from '@mapa/api-client';
import { MAP_FILTER_SECTIONS, MAP_FILTERS, MESSAGES } from '@mapa/domain';
import { FilteredListScreen, MapIcon } from '@mapa/ui-kit';
import { MapList } from '../picker/map-list';
import type { QuestionMap } from '../model';
import { mapsOf } from '../texts';
import { MAPS_ADDRESS } from './map-filters';

const WORDS = {
  title: 'Mapas',
  lead: `${MESSAGES.mapInShort} Adicione o da sua e comece pelo que mais cai.`,
  foundTitle: 'Mapas encontrados',
  count: mapsOf,
  show: 'Ver mapas',
  failed: 'Os mapas não puderam ser carregados',
  loading: 'Carregando mapas',
  search: { label: 'Buscar mapa pelo nome', placeholder: 'Parte do nome' },
  nothing: { title: 'Nenhum mapa encontrado', text: 'Retire um dos filtros ou busque só uma parte do nome.' },
  none: { title: 'Ainda não há mapas', text: 'Novos mapas aparecem aqui assim que forem publicados.' },
};

const FORM = { definitions: MAP_FILTERS, sections: MAP_FILTER_SECTIONS, useIdSearch: useInstitutionSearch };

/** All maps that can be chosen: search, filters, and a link to make one from an edital. */
export const MapsScreen = () => (
  <FilteredListScreen
    words={WORDS}
    icon={<MapIcon />}
    address={MAPS_ADDRESS}
    form={FORM}
    useList={useQuestionMapListQuery}
    renderRows={(maps: readonly QuestionMap[]) => <MapList maps={maps} />}
  />
);
