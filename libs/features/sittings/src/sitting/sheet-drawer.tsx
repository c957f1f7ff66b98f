import { Button, Drawer, PauseIcon, token } from '@mapa/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { keptText, leftText, markedText, type SheetCounts } from './answer-sheet';
import type { Sitting } from '../model';
import type { SittingButtons } from './sitting-head';
import { penaltyText } from './texts';

interface SheetDrawerProps extends SittingButtons {
  view: Sitting;
  counts: SheetCounts;
  /** Why marks are unsent after the last attempt failed. */
  problem: string | null;
  children: ReactNode;
  onClose: () => void;
}

/** The answer sheet in small windows, with the actions on the whole sitting. */
export function SheetDrawer({ view, counts, problem, children, onClose, ...buttons }: SheetDrawerProps) {
  const { isPaused, isBusy, onPause, onDeliver, onDiscard } = buttons;
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title="Folha de respostas"
      side="bottom"
      footer={
        <Foot>
          <Button
            variant="secondary"
            disabled={isPaused}
            busy={isBusy && !isPaused}
            icon={<PauseIcon size={18} aria-hidden />}
            onClick={() => {
              onClose();
              onPause();
            }}
          >
            Pausar
          </Button>
          <Button onClick={onDeliver}>Entregar</Button>
        </Foot>
      }
    >
      <Whole>
        <p>
          {markedText(counts)}. {counts.blank + counts.forReview > 0 ? leftText(counts) : null}
        </p>
        <p>{penaltyText(view)}</p>
        {keptText(counts, problem) ? <p>{keptText(counts, problem)}</p> : null}
        {children}
        <div>
          <Button variant="ghost" size="small" onClick={onDiscard}>
            Descartar simulado
          </Button>
        </div>
        <Hint>
          Deslize a questão para o lado para ir à próxima ou voltar. Toque numa alternativa e segure para riscá-la.
        </Hint>
      </Whole>
    </Drawer>
  );
}

const Whole = styled.div`
  display: grid;
  gap: ${token.space.x2};
`;

const Foot = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token.space.x1};
  width: 100%;
`;

const Hint = styled.p`
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
  @media (hover: hover) {
    display: none;
  }
`;
