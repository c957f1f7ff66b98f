import type { StudyPlace } from '@mapa/domain';
import { useState } from 'react';
import type { Collection } from '../collection/collection';
import type { QuestionPage } from '../shared/model';

/** Whether a page that just loaded is the one that the place means, and otherwise which to look at next. */
function nextProbe({ target }: StudyPlace, { data, current_page, last_page }: QuestionPage): number | null {
  if (current_page >= last_page) return null;
  if (target === 'ultima') return last_page;
  return typeof target === 'number' && !data.some(({ id }) => id === target) ? current_page + 1 : null;
}

/** The page of a collection's questions that holds a place. Where the place names no page, pages are looked through for it. */
export function useQuestionPage(collection: Collection, place: StudyPlace) {
  const wanted = [collection.paths.study, place.subject, place.state, place.target].join();
  const [probe, setProbe] = useState({ wanted: '', page: 1 });
  const page = place.page ?? (probe.wanted === wanted ? probe.page : 1);
  const query = collection.useQuestions(
    {
      ...(typeof place.subject === 'number' ? { assunto_id: place.subject } : {}),
      ...(place.state === 'todas' ? {} : { estado: place.state }),
      gabarito: place.showKeys,
      page,
    },
    // Answering changes what these filters find; what an earlier visit left in the cache would be out of date.
    { refetchOnMountOrArgChange: place.state !== 'todas' },
  );
  const { currentData, isFetching, refetch } = query;
  const next = place.page === undefined && currentData && !isFetching ? nextProbe(place, currentData) : null;
  if (next !== null) setProbe({ wanted, page: next });

  // A position in a list means nothing in a list that is about to be replaced.
  const isPosition = typeof place.target === 'string';
  const isReady = currentData !== undefined && next === null && !(isFetching && isPosition);
  const error = !currentData && !isFetching ? query.error : undefined;
  return { page, list: isReady ? currentData : undefined, error, refetch };
}
