import { usePauseSittingMutation, useResumeSittingMutation } from '@mapa/api-client';
import { sayFailure } from '@mapa/auth';
import { LateSheetQuestion } from '@mapa/question';
import { Page, lazyPart, media, token, usePageBarSlot, usePlaceTitle, useSwipe } from '@mapa/ui-kit';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Sitting } from '../model';
import { countSheet, sheetLines } from './answer-sheet';
import { AnswerSheetGrid } from './answer-sheet-grid';
import { PausedNote } from './paused-note';
import { SittingHead } from './sitting-head';
import { TimeOverNote } from './time-over-note';
import { useMarks } from './use-marks';
import { useTimeOver } from './use-clock';

/** Closes a dialog whose code failed to load. */
const closes = { onFailure: ({ onClose }: { onClose: () => void }) => onClose() };
const DeliverDialog = lazyPart(() => import('./deliver-dialog').then((module) => module.DeliverDialog), closes);
const DiscardDialog = lazyPart(() => import('./discard-dialog').then((module) => module.DiscardDialog), closes);
const SheetDrawer = lazyPart(() => import('./sheet-drawer').then((module) => module.SheetDrawer), closes);

export interface OpenSittingProps {
  view: Sitting;
  studentId: string;
  refetch: () => void;
}

/** Address parameter of the question on screen: its position from 1. */
const PLACE = 'questao';

type Open = 'sheet' | 'deliver' | 'discard' | null;

/** An open sitting: one question, the answer sheet beside it or behind a button, and the clock. */
export function OpenSitting({ view, studentId, refetch }: OpenSittingProps) {
  const isSmall = usePageBarSlot() !== null;
  const main = useRef<HTMLDivElement>(null);
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useState<Open>(null);
  const { waiting, sent, change, flush, problem } = useMarks(view, studentId, refetch);
  const lines = useMemo(() => sheetLines(view, waiting, sent), [sent, view, waiting]);
  const counts = countSheet(lines);
  const at = Math.min(Math.max(Math.trunc(Number(params.get(PLACE)) || 1), 1), lines.length) - 1;
  const line = lines[at];
  const clock = useClockButtons(view, refetch);
  const isPaused = view.pausado_em !== null;
  usePlaceTitle(isPaused || !line ? null : `Questão ${at + 1}`, 'Simulado', view.prova.nome);

  const handleOver = useCallback(() => {
    void flush().finally(refetch);
  }, [flush, refetch]);
  const isOver = useTimeOver(view, handleOver);

  const goTo = (place: number) => {
    setOpen(null);
    setParams(
      (before) => {
        before.set(PLACE, String(place + 1));
        return before;
      },
      { replace: true },
    );
  };
  const handleNext = () => {
    if (at + 1 < lines.length) goTo(at + 1);
    else setOpen('deliver');
  };
  const handlePrevious = at > 0 ? () => goTo(at - 1) : null;
  useSwipe(main, { onNext: handleNext, onPrevious: handlePrevious });
  useTopOfQuestion(main, line?.question.id);

  const grid = <AnswerSheetGrid view={view} lines={lines} at={at} onSelect={goTo} />;
  // A dialog open at the end of time closes, because its actions are no longer possible.
  const dialog = isOver ? null : open;
  const buttons = {
    isPaused,
    isOver,
    isBusy: clock.isBusy,
    onPause: clock.pause,
    onDeliver: () => setOpen('deliver'),
    onDiscard: () => setOpen('discard'),
  };
  return (
    <Frame>
      <SittingHead view={view} counts={counts} problem={problem} {...buttons} onSheet={() => setOpen('sheet')} />
      {isOver ? (
        <TimeOverNote waiting={counts.waiting} problem={problem} />
      ) : isPaused ? (
        <PausedNote view={view} isBusy={clock.isBusy} onResume={clock.resume} />
      ) : (
        <Columns>
          {isSmall ? null : <Aside aria-label="Folha de respostas">{grid}</Aside>}
          <Main ref={main}>
            {line ? (
              <LateSheetQuestion
                key={line.question.id}
                question={line.question}
                title={`Questão ${line.label}`}
                changes={line.changes}
                markedId={line.markedId}
                isForReview={line.isForReview}
                isDocked={isSmall}
                nextLabel={at + 1 < lines.length ? 'Próxima' : 'Concluir'}
                onMark={(alternativa_id) => change(line.question.id, { alternativa_id })}
                onReview={(para_rever) => change(line.question.id, { para_rever })}
                onTime={(ms) => change(line.question.id, { tempo_ms: line.elapsedMs + ms })}
                onNext={handleNext}
                onPrevious={handlePrevious}
              />
            ) : null}
          </Main>
        </Columns>
      )}
      {dialog === 'sheet' ? (
        <SheetDrawer view={view} counts={counts} problem={problem} {...buttons} onClose={() => setOpen(null)}>
          {grid}
        </SheetDrawer>
      ) : null}
      {dialog === 'deliver' ? (
        <DeliverDialog view={view} counts={counts} flush={flush} onClose={() => setOpen(null)} />
      ) : null}
      {dialog === 'discard' ? <DiscardDialog view={view} onClose={() => setOpen(null)} /> : null}
    </Frame>
  );
}

/** Pauses and resumes; only the server's clock counts, so both need a connection. */
function useClockButtons({ id }: Sitting, refetch: () => void) {
  const [pause, pausing] = usePauseSittingMutation();
  const [resume, resuming] = useResumeSittingMutation();
  // A success reloads the view by its tag; a refusal shows that the view is outdated.
  const end = ({ error }: { error?: unknown }) => {
    if (!error) return;
    sayFailure(error);
    refetch();
  };
  return {
    isBusy: pausing.isLoading || resuming.isLoading,
    pause: () => void pause({ id }).then(end),
    resume: () => void resume({ id }).then(end),
  };
}

/** Scrolls to the top of another question and focuses it, because keys act on the focused element. */
function useTopOfQuestion(main: { current: HTMLElement | null }, questionId: number | undefined): void {
  const shown = useRef(questionId);
  useLayoutEffect(() => {
    if (shown.current === questionId) return;
    shown.current = questionId;
    window.scrollTo({ top: 0 });
  }, [questionId]);
  const focused = useRef(questionId);
  useEffect(() => {
    if (focused.current === questionId) return;
    focused.current = questionId;
    main.current?.querySelector<HTMLElement>('article')?.focus({ preventScroll: true });
  }, [main, questionId]);
}

const Frame = styled(Page)`
  padding-bottom: 0;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x4};
  padding-block: ${token.space.x2} 0;
  ${media.large} {
    grid-template-columns: 19rem minmax(0, 1fr);
    gap: ${token.space.x6};
    padding-block: ${token.space.x3} ${token.space.x8};
  }
`;

const Aside = styled.aside`
  position: sticky;
  top: ${token.space.x2};
  align-self: start;
  max-height: calc(100dvh - 2 * ${token.space.x2});
  overflow-y: auto;
  scrollbar-width: thin;
`;

const Main = styled.div`
  min-width: 0;
  width: 100%;
  max-width: 48rem;
  ${media.belowLarge} {
    max-width: 46rem;
    margin-inline: auto;
  }
`;
