import type { StudyPlace } from '@mapa/domain';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Collection, PageFilter } from '../collection/collection';
import type { QuestionPage } from '../model';

/** Whether a page that just loaded is the one that the place means, and otherwise which to look at next. */
function nextProbe({ target }: StudyPlace, { data, current_page, last_page }: QuestionPage): number | null {
  if (current_page >= last_page) return null;
  if (target === 'ultima') return last_page;
  return typeof target === 'number' && !data.some(({ id }) => id === target) ? current_page + 1 : null;
}

/** The page of a collection's questions that holds a place. Where the place names no page, pages are looked through for it. */
export function useQuestionPage(collection: Collection, place: StudyPlace) {
  const { key } = useLocation();
  const isOwn = place.state !== 'todas';
  const wanted = [collection.paths.study, place.subject, place.state, place.target].join();
  const [probe, setProbe] = useState({ wanted: '', page: 1 });
  const page = place.page ?? (probe.wanted === wanted ? probe.page : 1);
  const filter: PageFilter = {
    ...(typeof place.subject === 'number' ? { assunto_id: place.subject } : {}),
    ...(isOwn ? { estado: place.state } : {}),
    ...(isOwn && place.anchor !== undefined ? { estado_ate: place.anchor } : {}),
    gabarito: place.showKeys,
    page,
  };
  // Answering changes what a list finds that is opened now; what an earlier visit left in the cache would be out of date.
  const query = collection.useQuestions(filter, { refetchOnMountOrArgChange: isOwn && place.anchor === undefined });
  const { currentData, isFetching, refetch } = query;

  // The same filter, chosen again, opens its list anew.
  const opening =
    isOwn && place.anchor === undefined && place.page === undefined && place.target === undefined ? key : null;
  const opened = useRef(opening);
  useEffect(() => {
    if (opening !== null && opened.current !== null && opened.current !== opening) void refetch();
    opened.current = opening;
  }, [opening, refetch]);

  const next = place.page === undefined && currentData && !isFetching ? nextProbe(place, currentData) : null;
  if (next !== null) setProbe({ wanted, page: next });

  // Where a list begins or ends means nothing in a list that is about to be replaced.
  const isEdge = opening !== null || place.target === 'ultima';
  const isReady = currentData !== undefined && next === null && !(isFetching && isEdge);
  const error = !currentData && !isFetching ? query.error : undefined;
  return { page, filter, list: isReady ? currentData : undefined, error, refetch };
}
