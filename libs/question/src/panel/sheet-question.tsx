import { answerAfter, combinationText } from '@mapa/domain';
import {
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChipToggle,
  IconButton,
  RichText,
  Stepper,
  token,
} from '@mapa/ui-kit';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useOwnTime, useStopwatch } from '../device/use-own-time';
import { useStruck } from '../highlights/struck-alternatives';
import { useDeferredKeys } from '../keyboard/use-deferred-keys';
import { ShortcutsSheet } from '../keyboard/late-shortcuts-sheet';
import { usePanelKeys } from '../keyboard/use-panel-keys';
import type { QuestionView } from '../model';
import { Alternatives } from './alternatives/alternatives';
import { Combination } from './combination';
import { dockLook } from './dock-look';
import { Sheet } from './panel-sheet';
import { useRoomForDock } from './use-room-for-dock';
import { EarlierNote, NoteText, NoteTitle } from '../versions/earlier-note';

/** One question of an answer sheet, and what a sitting does with it. */
export interface SheetQuestionProps {
  question: Pick<QuestionView, 'id' | 'tipo' | 'enunciado' | 'alternativas' | 'combinacoes'>;
  /** "Questão 12": as the paper numbers it. */
  title: string;
  /** What changed of it since the paper was taken up, in sentences; empty where nothing did. */
  changes: readonly string[];
  /** What is marked on the answer sheet; null: blank. */
  markedId: number | null;
  isForReview: boolean;
  /** In a small window the steps are at the window's end. */
  isDocked: boolean;
  nextLabel: string;
  onMark: (alternativeId: number | null) => void;
  onReview: (isForReview: boolean) => void;
  /** The student leaves the question, or the page, after so many milliseconds with it. */
  onTime: (ms: number) => void;
  onNext: () => void;
  onPrevious: (() => void) | null;
}

/** A shorter view while leafing through does not count as time. */
const GLANCE_MS = 1_000;

/**
 * One question of a sitting: its statement and its line on the answer sheet. Without verdict, origin or subject, like a
 * printed paper. Use the question's id as `key`.
 */
export function SheetQuestion(props: SheetQuestionProps) {
  const { question, title, changes, markedId, isForReview, isDocked, nextLabel, onMark, onReview, onNext, onPrevious } =
    props;
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const { struck, toggle, clear } = useStruck(question.id);
  const [helpOpen, setHelpOpen] = useState(false);
  useTimeToTell(root, props.onTime);
  useRoomForDock(isDocked ? '6rem' : null);

  const handleMark = (alternativeId: number) => {
    clear(alternativeId);
    onMark(answerAfter(question, markedId, alternativeId));
  };
  const combination = combinationText(question, markedId);
  const handleReview = () => onReview(!isForReview);
  usePanelKeys({
    root,
    alternatives: question.alternativas,
    open: true,
    onChoose: handleMark,
    onEnter: () => 'next',
    onStrike: toggle,
    onNext,
    onPrevious: onPrevious ?? undefined,
    onHelp: () => setHelpOpen(true),
  });
  useDeferredKeys(root, { r: handleReview });

  return (
    <Sheet ref={root} $fillsWindow={isDocked} tabIndex={-1} aria-labelledby={`${id}-titulo`} data-questao={question.id}>
      <Head>
        <Name id={`${id}-titulo`}>{title}</Name>
        <ChipToggle pressed={isForReview} onClick={handleReview}>
          Rever depois
        </ChipToggle>
      </Head>
      {changes.length > 0 ? (
        <EarlierNote label="O que mudou">
          <NoteTitle>Esta questão mudou</NoteTitle>
          <NoteText>{changes.join(' ')}</NoteText>
        </EarlierNote>
      ) : null}
      <RichText id={`${id}-enunciado`} html={question.enunciado} />
      <Alternatives
        question={question}
        describedBy={`${id}-enunciado`}
        chosenId={markedId}
        struck={struck}
        outcome={null}
        locked={false}
        onChoose={handleMark}
        onStrike={toggle}
      />
      <Blank>
        <Button variant="ghost" size="small" disabled={markedId === null} onClick={() => onMark(null)}>
          Deixar em branco
        </Button>
      </Blank>
      {isDocked ? (
        <Dock role="group" aria-label="Navegação entre questões" data-dock>
          {combination === null ? null : <Combination aria-hidden>{combination}</Combination>}
          <Steps>
            <IconButton label="Anterior" disabled={!onPrevious} onClick={() => onPrevious?.()}>
              <ChevronLeftIcon size={24} aria-hidden />
            </IconButton>
            <Button wide onClick={onNext}>
              {nextLabel}
              <ChevronRightIcon size={18} aria-hidden />
            </Button>
          </Steps>
        </Dock>
      ) : (
        <Stepper onPrevious={onPrevious} onNext={onNext} nextLabel={nextLabel} nextVariant="primary" />
      )}
      {helpOpen ? <ShortcutsSheet of="sheet" onClose={() => setHelpOpen(false)} /> : null}
    </Sheet>
  );
}

/**
 * Reports the time with the question when it is left, and when the page is hidden, because it may never become visible
 * again.
 */
function useTimeToTell(root: { current: HTMLElement | null }, onTime: (ms: number) => void): void {
  const stopwatch = useStopwatch();
  useOwnTime(stopwatch, root, true);
  const latest = useRef(onTime);
  useEffect(() => {
    latest.current = onTime;
  });
  useEffect(() => {
    const tell = () => {
      const ms = stopwatch.read();
      if (ms < GLANCE_MS) return;
      stopwatch.reset();
      latest.current(ms);
    };
    const tellIfHidden = () => {
      if (document.hidden) tell();
    };
    document.addEventListener('visibilitychange', tellIfHidden);
    return () => {
      document.removeEventListener('visibilitychange', tellIfHidden);
      tell();
    };
  }, [stopwatch]);
}

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.x2};
`;

const Name = styled.h2`
  font-size: ${token.size.body};
  font-weight: ${token.weight.heavy};
`;

const Blank = styled.div`
  margin-inline: calc(-1 * ${token.space.x1});
`;

const Dock = styled.div`
  ${dockLook}
  display: grid;
  gap: ${token.space.x1};
`;

const Steps = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space.x1};
`;
