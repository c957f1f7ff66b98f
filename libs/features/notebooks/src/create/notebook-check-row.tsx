import { useAddNotebookQuestionsMutation, useRemoveNotebookQuestionMutation } from '@mapa/api-client';
import { sayFailure, useSession } from '@mapa/auth';
import { questionsOf } from '@mapa/domain';
import { Checkbox, token } from '@mapa/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Notebook } from '../model';
import { limitsFor } from './notebook-size';

export interface NotebookCheckRowProps {
  notebook: Notebook;
  questionId: number;
}

/** One notebook, checked where it contains the question; a refused change is reverted and explained. */
export function NotebookCheckRow({
  notebook: { id, nome, progresso, contem = false },
  questionId,
}: NotebookCheckRowProps) {
  const { user } = useSession();
  const [add, adding] = useAddNotebookQuestionsMutation();
  const [takeOut, takingOut] = useRemoveNotebookQuestionMutation();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isHeld = wanted ?? contem;
  const isBusy = adding.isLoading || takingOut.isLoading;
  const isFull = !isHeld && progresso.total >= limitsFor(user).questionsPerNotebook;

  async function handleChange() {
    // A click during a pending request could overtake it.
    if (isBusy) return;
    setWanted(!isHeld);
    const { error } = isHeld
      ? await takeOut({ id, questao_id: questionId })
      : await add({ id, questoes: [questionId] });
    if (!error) return;
    setWanted(null);
    sayFailure(error);
  }

  return (
    <Checkbox checked={isHeld} disabled={isFull} onChange={() => void handleChange()}>
      {nome}{' '}
      <Size>{isFull ? `cheio: ${questionsOf(progresso.total)}, o limite do plano` : questionsOf(progresso.total)}</Size>
    </Checkbox>
  );
}

const Size = styled.span`
  color: ${token.color.inkFaint};
  font-size: ${token.size.small};
  font-variant-numeric: tabular-nums;
`;
