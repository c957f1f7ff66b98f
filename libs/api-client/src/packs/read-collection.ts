import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { MAX_PER_PAGE } from '@mapa/domain';
import type { ApiState } from '../api/base-api';
import { notebooksApi } from '../resources/notebooks';
import { sittingsApi } from '../resources/sittings';
import { studentMapsApi } from '../resources/student-maps';
import { apiErrorOf, offlineError, type ApiError } from '../transport/api-error';
import type { PackDetail, PackQuery, PackQuestion, PackSource } from './pack';
import type { CachedAnswer } from './packs';

export type PackDispatch = ThunkDispatch<ApiState, unknown, UnknownAction>;
type Read<T> = { data: T } | { error: ApiError };

/** Asks the server even if the page has a cached result. */
export const ANEW = { forceRefetch: true } as const;

/** Waits for a query. Without a subscription the result would be lost if it became stale meanwhile. */
export async function once<R>(asked: PromiseLike<R> & { unsubscribe: () => void }): Promise<R> {
  try {
    return await asked;
  } finally {
    asked.unsubscribe();
  }
}

/** The server's result. Data from the device's storage counts as no connection. */
function fresh<T extends object>({ data, error }: { data?: T | undefined; error?: unknown }): Read<T> {
  if (!data || error) return { error: apiErrorOf(error) };
  return (data as CachedAnswer).guardado ? { error: offlineError() } : { data };
}

/** Reads a map or notebook from the server. */
export async function readCollection(dispatch: PackDispatch, source: PackSource): Promise<Read<PackDetail>> {
  return fresh<PackDetail>(
    await ('mapa_id' in source
      ? once(dispatch(studentMapsApi.endpoints.studentMap.initiate({ id: source.mapa_id }, ANEW)))
      : once(dispatch(notebooksApi.endpoints.notebook.initiate({ id: source.caderno_id }, ANEW)))),
  );
}

/** Reads the list that contains a map or notebook; a device stores such lists from its first download on. */
export async function readListOf(dispatch: PackDispatch, source: PackSource): Promise<void> {
  await ('mapa_id' in source
    ? once(dispatch(studentMapsApi.endpoints.studentMaps.initiate(undefined, ANEW)))
    : once(dispatch(notebooksApi.endpoints.notebooks.initiate({ page: 1 }, ANEW))));
}

/** Reads a page of its questions, of the greatest size, with the keys of answered ones, from the server. */
export async function readQuestionPage(
  dispatch: PackDispatch,
  source: PackSource,
  query: Pick<PackQuery, 'page'> & { estado?: 'respondidas'; estado_ate?: number },
) {
  const asked = { ...query, per_page: MAX_PER_PAGE, gabarito: true };
  const { data, error } = await ('mapa_id' in source
    ? once(dispatch(studentMapsApi.endpoints.mapQuestions.initiate({ id: source.mapa_id, ...asked }, ANEW)))
    : once(dispatch(notebooksApi.endpoints.notebookQuestions.initiate({ id: source.caderno_id, ...asked }, ANEW))));
  type Page = NonNullable<typeof data> & { data: (PackQuestion & { bloqueada?: boolean })[]; estado_ate?: number };
  return fresh<Page>({ data: data as Page | undefined, error });
}

/** Ids of the student's open sittings; undefined if the server does not answer. */
export async function readOpenSittings(dispatch: PackDispatch): Promise<string[] | undefined> {
  const { data } = await once(dispatch(sittingsApi.endpoints.sittings.initiate({ page: 1 }, ANEW)));
  return data?.data.flatMap(({ id, estado }) => (estado === 'aberta' ? [id] : []));
}
