import { DESK_QUESTION_STATES, optionLabel } from '@mapa/domain';
import { SectionTitle, token } from '@mapa/ui-kit';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { BatchPanel } from '../batch/batch-panel';
import { numbersOf } from '../batch/batch-values';
import type { Paper } from '../model';
import { DraftPanel } from './draft-panel';
import { usePresence } from './use-presence';
import { useRearrange } from './use-rearrange';

type Line = Paper['lista'][number];

const RANK: Readonly<Record<Line['estado'], number>> = { duvida: 0, pulada: 1, corrigida: 2, certa: 2 };

/** The questions of a paper in the order of checking: doubtful ones first, the rest in the paper's order. */
const inTurn = (lines: readonly Line[]): Line[] =>
  [...lines].sort(
    (one, other) => Math.min(1, RANK[one.estado]) - Math.min(1, RANK[other.estado]) || one.posicao - other.posicao,
  );

/** The displayed order without deleted questions, with new ones after their predecessors in the paper. */
function kept(order: readonly number[], lines: readonly Line[]): number[] {
  const there = lines.map(({ posicao }) => posicao);
  const left = order.filter((position) => there.includes(position));
  for (const [at, position] of there.entries())
    if (!left.includes(position)) left.splice(left.indexOf(there[at - 1] ?? 0) + 1, 0, position);
  return left;
}

/**
 * The questions of a paper, with an editor for one of them. @param onStale reloads the paper after someone else's
 * change
 */
export function Review({ paper, onStale }: { paper: Paper; onStale: () => void }) {
  const [chosen, setChosen] = useState<number>();
  const panel = useRef<HTMLElement>(null);
  // The order at the time of opening: an accepted question must not move away while the person clicks.
  const [seen, setSeen] = useState(() => inTurn(paper.lista).map(({ posicao }) => posicao));
  const order = kept(seen, paper.lista);
  const position = chosen !== undefined && order.includes(chosen) ? chosen : (order[0] ?? 1);
  const [stale, setStale] = useState(0);
  const [batches, setBatches] = useState(0);
  const others = usePresence(paper.id, position, () => {
    onStale();
    setStale(stale + 1);
  });
  const rearrange = useRearrange(paper.id, (look, { lista }) => {
    if (look === null) return setBatches(batches + 1);
    setSeen(inTurn(lista).map(({ posicao }) => posicao));
    setChosen(look);
  });
  const numbers = numbersOf(paper.lista);
  const go = (by: number) => {
    const next = order[order.indexOf(position) + by];
    if (next === undefined) return;
    setChosen(next);
    panel.current?.focus({ preventScroll: true });
    // The next question begins where its heading is, however far down the last one was read.
    if ((panel.current?.getBoundingClientRect().top ?? 0) < 0) panel.current?.scrollIntoView({ block: 'start' });
  };
  const pick = (at: number) => {
    setChosen(at);
    // Below the data and the numbers, the question may begin under the fold.
    const top = panel.current?.getBoundingClientRect().top ?? 0;
    if (top > window.innerHeight / 2) panel.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <section aria-label="Revisão">
      <SectionTitle as="h3">Questões</SectionTitle>
      <Others role="status">
        {others.map(({ nome, posicao }) => `${nome} está na ${numbers.get(posicao) ?? posicao}.`).join(' ')}
      </Others>
      <Numbers aria-label="Questões da prova">
        {order.flatMap((at) => {
          const line = paper.lista.find(({ posicao }) => posicao === at);
          return line
            ? [
                <li key={at}>
                  <Number
                    type="button"
                    $state={line.estado}
                    aria-current={at === position ? 'true' : undefined}
                    data-shared={others.some(({ posicao }) => posicao === at) || undefined}
                    aria-label={`${line.nome}: ${optionLabel(DESK_QUESTION_STATES, line.estado)}`}
                    onClick={() => pick(at)}
                  >
                    {numbers.get(at)}
                  </Number>
                </li>,
              ]
            : [];
        })}
      </Numbers>
      <BatchPanel
        paper={paper}
        undo={() => rearrange.send({ ato: 'desfazer' })}
        isUndoing={rearrange.isLoading}
        onDone={() => setBatches(batches + 1)}
      />
      <Panel ref={panel} tabIndex={-1} aria-label="Questão em revisão">
        <DraftPanel
          key={position}
          paper={paper}
          position={position}
          stale={stale}
          batches={batches}
          rearrange={rearrange}
          onGo={go}
        />
      </Panel>
    </section>
  );
}

const Numbers = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.half};
  padding-block: ${token.space.x1h};
`;

const { color } = token;
const LOOKS: Readonly<Record<Line['estado'], readonly [ink: string, ground: string]>> = {
  duvida: [color.warning, color.warningWash],
  pulada: [color.inkFaint, color.well],
  corrigida: [color.success, color.successWash],
  certa: [color.inkSoft, color.sheet],
};

const Number = styled.button<{ $state: Line['estado'] }>`
  min-width: ${token.target};
  min-height: ${token.target};
  padding: 0;
  text-align: center;
  border: 1px solid ${color.edge};
  border-radius: ${token.radius.medium};
  background: ${({ $state }) => LOOKS[$state][1]};
  color: ${({ $state }) => LOOKS[$state][0]};
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  &[aria-current] {
    border-color: ${color.accent};
    box-shadow: inset 0 0 0 1px ${color.accent};
    font-weight: ${token.weight.strong};
  }
  &[data-shared] {
    border-style: dashed;
    border-color: ${color.ink};
  }
`;

const Others = styled.p`
  color: ${color.inkSoft};
  font-size: ${token.size.small};
`;

const Panel = styled.section`
  outline: none;
`;
