import { BEGIN_REVIEW, counted, daysAwayText } from '@mapa/domain';
import { Button, ButtonLink, CircleCheckIcon, EmptyState, ErrorState, Lead, SectionTitle, token } from '@mapa/ui-kit';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useWaiting } from '../../collection/use-waiting';
import { ListSkeleton } from '../list-skeleton';
import {
  sentenceOf,
  type DueItem,
  type DuePage,
  type ReviewListProps,
  type ReviewQuery,
  type SessionPlace,
} from '../review-model';
import { DueList } from './due-list';
import { Session } from './session';
import { SESSION_SIZE } from './session-state';

export interface TodayReviewProps extends ReviewListProps, SessionPlace {
  query: ReviewQuery<DuePage>;
  /** Whether the screen's head already says what the list is. */
  isExplained?: boolean;
}

/** Questions that spaced repetition schedules for today, and the session that answers them. */
export function TodayReview({ collection, query, isExplained, back, onSession }: TodayReviewProps) {
  const { currentData, error, isFetching, refetch } = query;
  const waiting = useWaiting({});
  const [session, setSession] = useState<{ items: readonly DueItem[]; number: number } | null>(null);
  // Questions answered offline are still in the server's list.
  const due = (currentData?.data ?? []).filter(({ questao }) => !waiting.has(questao.id));
  const total = (currentData?.total ?? 0) - ((currentData?.data.length ?? 0) - due.length);
  const handleStart = () => setSession({ items: due, number: (session?.number ?? 0) + 1 });
  const isAsked = useAskedToBegin(session !== null);
  if (isAsked && session === null && due.length > 0) handleStart();

  if (session) {
    return (
      <Session
        key={session.number}
        items={session.items}
        collection={collection}
        back={back}
        onSession={onSession}
        rest={{ total, next: currentData?.proxima_em ?? null, now: currentData?.agora, isKnown: !isFetching && !error }}
        onEnd={refetch}
        onMore={handleStart}
      />
    );
  }
  if (!currentData && error) {
    return (
      <ErrorState onRetry={refetch} busy={isFetching}>
        {sentenceOf(error)}
      </ErrorState>
    );
  }
  if (!currentData) return <ListSkeleton />;
  if (due.length === 0) {
    return (
      <EmptyState
        icon={<CircleCheckIcon />}
        title="Nada para rever hoje"
        action={<ButtonLink to={collection.paths.study}>Continuar a estudar</ButtonLink>}
      >
        {currentData.proxima_em
          ? `A próxima questão volta ${daysAwayText(currentData.proxima_em, currentData.agora)}. Até lá, siga em frente.`
          : `Cada questão que você responde ${collection.words.inIt} volta aqui quando estiver prestes a ser esquecida.`}
      </EmptyState>
    );
  }
  return (
    <Intro>
      <SectionTitle>{counted(total, 'questão para rever hoje', 'questões para rever hoje')}</SectionTitle>
      {isExplained ? null : (
        <Lead>
          São as que você está prestes a esquecer. Responda de novo: o que você ainda sabe volta mais tarde, o que
          esqueceu volta logo. O progresso {collection.words.ofIt} não muda.
        </Lead>
      )}
      <Start>
        <Button onClick={handleStart}>{total > due.length ? `Começar com ${due.length}` : 'Começar a revisão'}</Button>
        {total > due.length ? <span>Até {SESSION_SIZE} por vez.</span> : null}
      </Start>
      <DueList items={due} now={currentData.agora} />
    </Intro>
  );
}

/** Whether the address asks to begin at once, as a link on Hoje does; reset once the session has begun. */
function useAskedToBegin(hasBegun: boolean): boolean {
  const [search, setSearch] = useSearchParams();
  const isAsked = search.has(BEGIN_REVIEW);
  useEffect(() => {
    if (!isAsked || !hasBegun) return;
    setSearch(
      (before) => {
        const rest = new URLSearchParams(before);
        rest.delete(BEGIN_REVIEW);
        return rest;
      },
      { replace: true },
    );
  }, [isAsked, hasBegun, setSearch]);
  return isAsked;
}

const Intro = styled.section`
  display: grid;
  gap: ${token.space.x2};
  max-width: 48rem;
  padding-block: ${token.space.x4} ${token.space.x8};
`;

const Start = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.x1} ${token.space.x2};
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
`;
