import { keepSittingPictures, useSittingQuery, useWhileShown, type ApiError } from '@mapa/api-client';
import { useSession, type SessionSlices } from '@mapa/auth';
import { routePath } from '@mapa/domain';
import { LateSheetQuestion } from '@mapa/question';
import { ButtonLink, EmptyState, ErrorState, Page, RowsSkeleton } from '@mapa/ui-kit';
import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { Navigate } from 'react-router-dom';
import type { Sitting } from '../model';
import { anchorOf, hasDrifted } from './clock';
import { OpenSitting } from './open-sitting';

export interface SittingScreenProps {
  id: string;
}

/** Interval between checks whether the clocks have drifted apart, in milliseconds. */
const WATCH_MS = 10_000;

/** An open sitting; a finished one redirects to its result. */
export function SittingScreen({ id }: SittingScreenProps) {
  // Marks may come from other devices, and the server's clock counts: cached data is shown only until the new view
  // arrives.
  const query = useSittingQuery({ id }, { refetchOnMountOrArgChange: true });
  const { currentData: view, error, isFetching } = query;
  const refetch = useWhileShown(query.refetch);
  const { studentId } = useSession();
  useFollowedClock(view, refetch);
  useKeptPictures(view, studentId);
  // Its code comes while the page asks for its data, which it needs before any question.
  useEffect(() => LateSheetQuestion.preload(), []);

  // Discarded on another device: it is gone here too, even if a view is cached.
  if (error && 'kind' in error && (error.kind === 'not-found' || error.kind === 'invalid'))
    return (
      <Page>
        <EmptyState
          title="Este simulado não existe"
          action={<ButtonLink to={routePath('sittings')}>Ver meus simulados</ButtonLink>}
        >
          Ele foi descartado, ou o endereço não está completo.
        </EmptyState>
      </Page>
    );
  if (view && view.estado !== 'aberta') return <Navigate replace to={routePath('sittingResult', { id })} />;
  if (view && studentId !== null) return <OpenSitting key={id} view={view} studentId={studentId} refetch={refetch} />;
  return (
    <Page>
      {error ? (
        <ErrorState title="O simulado não pôde ser carregado" onRetry={refetch} busy={isFetching}>
          {(error as ApiError).message}
        </ErrorState>
      ) : (
        <RowsSkeleton label="Carregando o simulado" />
      )}
    </Page>
  );
}

/**
 * Reloads the sitting when this page's data may be wrong: when it becomes visible, after a reconnection, and when its
 * clocks disagree.
 */
function useFollowedClock(view: Sitting | undefined, refetch: () => void): void {
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
    if (view) anchorOf(view);
  });
  const isThere = view !== undefined;
  useEffect(() => {
    if (!isThere) return;
    const ask = () => {
      if (!document.hidden) refetch();
    };
    const watch = setInterval(() => {
      if (latest.current && hasDrifted(latest.current)) ask();
    }, WATCH_MS);
    document.addEventListener('visibilitychange', ask);
    addEventListener('online', ask);
    return () => {
      clearInterval(watch);
      document.removeEventListener('visibilitychange', ask);
      removeEventListener('online', ask);
    };
  }, [isThere, refetch]);
}

/** Stores the pictures of an open sitting on this device, so that it can continue offline. */
function useKeptPictures(view: Sitting | undefined, studentId: string | null): void {
  const { getState } = useStore<SessionSlices>();
  const questions = useRef(view?.questoes);
  useEffect(() => {
    questions.current = view?.questoes;
  });
  const openId = view?.estado === 'aberta' ? view.id : null;
  useEffect(() => {
    if (openId === null || studentId === null || !questions.current) return;
    const stop = new AbortController();
    const isWanted = () => getState().session.known?.id === studentId;
    void keepSittingPictures(studentId, openId, questions.current, { signal: stop.signal, isWanted });
    return () => stop.abort();
  }, [getState, openId, studentId]);
}
