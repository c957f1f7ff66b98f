import type { StudyPosition } from '@mapa/domain';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Collection, PageFilter } from '../collection/collection';
import type { QuestionPage } from '../model';

/** The next page to examine if the loaded one does not contain the position's target; null if it does. */
function nextProbe({ target }: StudyPosition, { data, current_page, last_page }: QuestionPage): number | null {
  if (current_page >= last_page) return null;
  if (target === 'ultima') return last_page;
  return typeof target === 'number' && !data.some(({ id }) => id === target) ? current_page + 1 : null;
}

/** The filter of a position for a page of its list. */
export const filterOf = ({ subject, state, anchor, showKeys }: StudyPosition, page: number): PageFilter => ({
  ...(typeof subject === 'number' ? { assunto_id: subject } : {}),
  ...(state === 'todas' ? {} : { estado: state }),
  ...(state !== 'todas' && anchor !== undefined ? { estado_ate: anchor } : {}),
  gabarito: showKeys,
  page,
});

/**
 * The page of a collection's questions that contains a position. If the position names no page, pages are searched for
 * it.
 */
export function useQuestionPage(collection: Collection, position: StudyPosition) {
  const { key } = useLocation();
  const isOwn = position.state !== 'todas';
  const wanted = [collection.paths.study, position.subject, position.state, position.target].join();
  const [probe, setProbe] = useState({ wanted: '', page: 1 });
  const page = position.page ?? (probe.wanted === wanted ? probe.page : 1);
  const filter = filterOf(position, page);
  // Answering changes the results of a list opened now, so a page cached by an earlier visit is stale.
  const query = collection.useQuestions(filter, { refetchOnMountOrArgChange: isOwn && position.anchor === undefined });
  const { currentData, isFetching, refetch } = query;

  // Choosing the same filter again reloads its list.
  const opening =
    isOwn && position.anchor === undefined && position.page === undefined && position.target === undefined ? key : null;
  const opened = useRef(opening);
  useEffect(() => {
    if (opening !== null && opened.current !== null && opened.current !== opening) void refetch();
    opened.current = opening;
  }, [opening, refetch]);

  const next = position.page === undefined && currentData && !isFetching ? nextProbe(position, currentData) : null;
  if (next !== null) setProbe({ wanted, page: next });

  // The edges of a list that is about to be replaced mean nothing.
  const isEdge = opening !== null || position.target === 'ultima';
  const isReady = currentData !== undefined && next === null && !(isFetching && isEdge);
  const error = !currentData && !isFetching ? query.error : undefined;
  return { page, filter, list: isReady ? currentData : undefined, error, refetch };
}
