import { ActionDialog, FieldError, Radio, RadioGroup } from '@mapa/ui-kit';
import { useId, useState } from 'react';
import type { Draft } from '../model';
import { piecesOf } from './split-pieces';

interface SplitDialogProps {
  draft: Draft;
  busy: boolean;
  problem: string | null;
  onSplit: (at: number) => void;
  onClose: () => void;
}

const letterAt = (at: number): string => String.fromCharCode(65 + at);

/** Asks where the second of two questions begins that were read as one. */
export function SplitDialog({ draft, busy, problem, onSplit, onClose }: SplitDialogProps) {
  const [at, setAt] = useState<number>();
  const group = useId();
  const { blocks, alternatives } = piecesOf(draft);
  const pieces = [...blocks, ...alternatives.map(({ text }, index) => ({ text: `${letterAt(index)} ${text}` }))];
  return (
    <ActionDialog
      size="medium"
      title={`Dividir a ${draft.nome}`}
      description="Escolha onde a segunda questão começa. O que vem antes fica nesta; o resto vai para uma nova, logo depois. Dá para desfazer."
      action="Dividir"
      busy={busy}
      disabled={at === undefined}
      onAct={() => (at === undefined ? undefined : onSplit(at))}
      onClose={onClose}
    >
      <RadioGroup legend="A segunda começa em">
        {pieces.map(({ text }, index) => (
          <Radio key={index} name={group} disabled={index === 0} checked={at === index} onChange={() => setAt(index)}>
            {text}
          </Radio>
        ))}
      </RadioGroup>
      {pieces.length < 2 ? <p>A questão tem uma parte só: separe o texto em parágrafos antes de dividir.</p> : null}
      {problem ? <FieldError role="alert">{problem}</FieldError> : null}
    </ActionDialog>
  );
}
