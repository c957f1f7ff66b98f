import { useMapQuestionsQuery } from '@mapa/api-client';
import type { ApiError } from '@mapa/api-client';
import type { StudyPlace } from '@mapa/domain';
import { useState } from 'react';
import type { MapPage } from '../shared/model';

/** Whether a page that just loaded is the one that the place means, and otherwise which to look at next. */
function nextProbe({ target }: StudyPlace, { data, current_page, last_page }: MapPage): number | null {
  if (current_page >= last_page) return null;
  if (target === 'ultima') return last_page;
  return typeof target === 'number' && !data.some(({ id }) => id === target) ? current_page + 1 : null;
}

/** The page of a map's questions that holds a place. Where the place names no page, pages are looked through for it. */
export function useMapPage(mapId: number, place: StudyPlace) {
  const wanted = [mapId, place.subject, place.state, place.target].join();
  const [probe, setProbe] = useState({ wanted: '', page: 1 });
  const page = place.page ?? (probe.wanted === wanted ? probe.page : 1);
  const query = useMapQuestionsQuery(
    {
      id: mapId,
      ...(typeof place.subject === 'number' ? { assunto_id: place.subject } : {}),
      ...(place.state === 'todas' ? {} : { estado: place.state }),
      gabarito: place.showKeys,
      page,
    },
    // Only this filter loses rows by answering; what an earlier visit left in the cache would be out of date.
    { refetchOnMountOrArgChange: place.state === 'nao_respondidas' },
  );
  const { currentData, isFetching, refetch } = query;
  const next = place.page === undefined && currentData && !isFetching ? nextProbe(place, currentData) : null;
  if (next !== null) setProbe({ wanted, page: next });

  // A position in a list means nothing in a list that is about to be replaced.
  const isPosition = typeof place.target === 'string';
  const isReady = currentData !== undefined && next === null && !(isFetching && isPosition);
  const error = !currentData && !isFetching ? (query.error as ApiError | undefined) : undefined;
  return { page, list: isReady ? currentData : undefined, error, refetch };
}
