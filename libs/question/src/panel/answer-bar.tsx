import { useOutbox } from '@mapa/api-client';
import type { Confidence } from '@mapa/domain';
import { Button, CircleAlertIcon, CloudOffIcon, EyeIcon, media, token } from '@mapa/ui-kit';
import { css, styled } from 'styled-components';
import type { Answering } from '../answering/answering-state';
import type { Stopwatch } from '../device/stopwatch';
import { ConfidenceChoice } from './confidence-choice';
import { deferred } from './deferred/deferred';
import { OwnTime } from './own-time';

const RevealQuestion = deferred((module) => module.RevealQuestion, {
  quiet: false,
  onFailure: ({ onDrop }) => onDrop(),
});

export interface AnswerBarProps {
  state: Answering;
  stopwatch: Stopwatch;
  /** Whether the answer is given in the dock, which also shows failures. */
  isDocked: boolean;
  onAnswer: () => void;
  onConfidence: (value: Confidence | null) => void;
  onAskReveal: () => void;
  onDropReveal: () => void;
  onReveal: () => void;
}

/** Buttons that submit a choice, replaced by the verdict afterwards. */
export function AnswerBar(props: AnswerBarProps) {
  const { state, stopwatch, isDocked, onAnswer, onConfidence, onAskReveal, onDropReveal, onReveal } = props;
  if (state.phase === 'recorded') return <Recorded isReveal={state.sending === 'reveal'} />;
  const isSending = state.phase === 'sending';
  return (
    <Reach $isDocked={isDocked}>
      {state.problem && !isDocked ? (
        <Problem role="alert">
          <CircleAlertIcon size={18} aria-hidden />
          <span>{state.problem}</span>
        </Problem>
      ) : null}
      <Bar>
        {isDocked ? null : (
          <>
            <Button
              disabled={state.chosenId === null}
              busy={isSending && state.sending === 'answer'}
              onClick={onAnswer}
            >
              Responder
            </Button>
            <ConfidenceChoice value={state.confidence} onChange={onConfidence} />
          </>
        )}
        <Aside>
          <OwnTime stopwatch={stopwatch} />
          <Button
            variant="ghost"
            size="small"
            icon={<EyeIcon size={18} aria-hidden />}
            busy={isSending && state.sending === 'reveal'}
            disabled={isSending}
            aria-expanded={state.phase === 'confirming-reveal'}
            onClick={state.phase === 'confirming-reveal' ? onDropReveal : onAskReveal}
          >
            Só ler
          </Button>
        </Aside>
      </Bar>
      {state.phase === 'confirming-reveal' ? <RevealQuestion onReveal={onReveal} onDrop={onDropReveal} /> : null}
    </Reach>
  );
}

function Recorded({ isReveal }: { isReveal: boolean }) {
  const { durable } = useOutbox();
  return (
    <Problem role="status" $calm>
      <CloudOffIcon size={18} aria-hidden />
      <span>
        {isReveal
          ? 'Pedido registrado. O gabarito aparece assim que a conexão voltar.'
          : 'Resposta registrada. O gabarito aparece assim que a conexão voltar.'}
        {durable
          ? null
          : ' Este navegador não deixa o site guardar nada: não feche nem recarregue esta página antes disso.'}
      </span>
    </Problem>
  );
}

/** Sticky in a wide window until the page has scrolled to its place. */
const Reach = styled.div<{ $isDocked: boolean }>`
  ${({ $isDocked }) =>
    $isDocked
      ? ''
      : css`
          ${media.large} {
            position: sticky;
            z-index: ${token.layer.raised};
            bottom: 0;
            margin-block: calc(-1 * ${token.space.x1});
            padding-block: ${token.space.x1};
            border-top: 1px solid ${token.color.rule};
            background: ${token.color.paper};
          }
          ${media.print} {
            position: static;
          }
        `}
`;

const Bar = styled.div`
  display: grid;
  gap: ${token.space.x1h} ${token.space.x2};
  ${media.medium} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  }
`;

const Aside = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.x1h};
  ${media.medium} {
    margin-left: auto;
  }
`;

const Problem = styled.p<{ $calm?: boolean }>`
  display: flex;
  gap: ${token.space.x1};
  margin-bottom: ${({ $calm }) => ($calm ? 0 : token.space.x1h)};
  padding: ${token.space.x1h} ${token.space.x2};
  border-radius: ${token.radius.medium};
  background: ${({ $calm }) => ($calm ? token.color.infoWash : token.color.dangerWash)};
  color: ${({ $calm }) => ($calm ? token.color.info : token.color.danger)};
  font-weight: ${token.weight.medium};
  line-height: ${token.leading.snug};
  & > svg {
    flex: none;
    margin-top: 0.1em;
  }
`;
