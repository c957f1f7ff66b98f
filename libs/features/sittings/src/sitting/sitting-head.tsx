import { clockTime, routePath } from '@mapa/domain';
import {
  Button,
  IconButton,
  ListChecksIcon,
  PauseIcon,
  ProgressBar,
  SlimHead,
  VisuallyHidden,
  WideHead,
  media,
  token,
  usePageBarSlot,
} from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { Sitting } from '../model';
import { keptText, markedText, waitingText, type SheetCounts } from './answer-sheet';
import { isShort, warningAt } from './clock';
import { penaltyHint, penaltyText } from './texts';
import { useRemaining } from './use-clock';

/** Actions on a whole sitting. */
export interface SittingButtons {
  isPaused: boolean;
  /** Whether the time is over: only the result can be awaited. */
  isOver: boolean;
  isBusy: boolean;
  onPause: () => void;
  onDeliver: () => void;
  onDiscard: () => void;
}

interface SittingHeadProps extends SittingButtons {
  view: Sitting;
  counts: SheetCounts;
  /** Why marks are unsent after the last attempt failed. */
  problem: string | null;
  onSheet: () => void;
}

const BACK = { to: routePath('sittings'), label: 'Meus simulados' };

/** Name, clock and progress of a sitting; in small windows the slim bar. */
export function SittingHead(props: SittingHeadProps) {
  const { view, counts, problem, isPaused, isOver, isBusy, onPause, onDeliver, onDiscard, onSheet } = props;
  const bar = usePageBarSlot();
  const text = markedText(counts);
  const shown = text + waitingText(counts, problem);
  const waiting = <VisuallyHidden role="status">{isOver ? null : keptText(counts, problem)}</VisuallyHidden>;
  if (bar) {
    return (
      <>
        <SlimHead
          bar={bar}
          back={BACK}
          title={view.prova.nome}
          menu={
            <>
              <Clock view={view} />
              <IconButton label="Folha de respostas" aria-haspopup="dialog" disabled={isOver} onClick={onSheet}>
                <ListChecksIcon size={22} aria-hidden />
              </IconButton>
            </>
          }
        >
          {shown + penaltyHint(view)}
        </SlimHead>
        {waiting}
      </>
    );
  }
  return (
    <>
      <Head
        back={BACK}
        title={view.prova.nome}
        facts={
          <>
            <span>{shown}</span>
            <span>{penaltyText(view)}</span>
            <ProgressBar label="Questões marcadas" value={counts.marked} max={counts.all} valueText={text} />
          </>
        }
      >
        <Tools>
          <Clock view={view} />
          <Button
            variant="secondary"
            size="small"
            disabled={isPaused || isOver}
            busy={isBusy && !isPaused}
            icon={<PauseIcon size={16} aria-hidden />}
            onClick={onPause}
          >
            Pausar
          </Button>
          <Button size="small" disabled={isOver} onClick={onDeliver}>
            Entregar
          </Button>
          <Button variant="ghost" size="small" disabled={isOver} onClick={onDiscard}>
            Descartar
          </Button>
        </Tools>
      </Head>
      {waiting}
    </>
  );
}

/** The remaining time. Screen readers announce it on demand, and automatically only near the end. */
function Clock({ view }: { view: Sitting }) {
  const left = useRemaining(view);
  // A second that has begun counts: the clock shows 0:00 only when the time is over.
  const text = clockTime(Math.ceil(left / 1_000) * 1_000);
  const warning = view.pausado_em === null ? warningAt(left, view.duracao_ms) : null;
  return (
    <ClockPlace>
      <Time
        role="timer"
        aria-label={`Tempo restante: ${text}`}
        $isShort={isShort(left)}
        $isPaused={view.pausado_em !== null}
      >
        {text}
      </Time>
      <Warning role="status">{warning}</Warning>
    </ClockPlace>
  );
}

const Head = styled(WideHead)`
  grid: 'back tools' auto 'name tools' auto 'facts facts' auto / minmax(0, 1fr) auto;
  padding-block: ${token.space.x2};
`;

const Tools = styled.div`
  grid-area: tools;
  display: flex;
  align-items: center;
  gap: ${token.space.x1};
`;

const ClockPlace = styled.div`
  position: relative;
  display: grid;
  justify-items: end;
`;

const Time = styled.span<{ $isShort: boolean; $isPaused: boolean }>`
  padding: ${token.space.half} ${token.space.x1};
  border-radius: ${token.radius.medium};
  background: ${({ $isShort }) => ($isShort ? token.color.warningWash : 'transparent')};
  color: ${({ $isShort, $isPaused }) => ($isPaused ? token.color.inkFaint : $isShort ? token.color.warning : token.color.ink)};
  font-size: ${token.size.body};
  font-weight: ${token.weight.heavy};
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
  ${media.large} {
    font-size: ${token.size.title3};
  }
`;

/** Below the clock, as an overlay. */
const Warning = styled.span`
  position: absolute;
  top: calc(100% + 2px);
  right: 0;
  z-index: ${token.layer.raised};
  padding: 2px ${token.space.x1};
  border-radius: ${token.radius.medium};
  background: ${token.color.warningWash};
  color: ${token.color.warning};
  font-size: ${token.size.tiny};
  font-weight: ${token.weight.strong};
  white-space: nowrap;
  &:empty {
    display: none;
  }
`;
