import { useFinishSittingMutation, type MarksEnd } from '@mapa/api-client';
import { FailureNote } from '@mapa/billing';
import { routePath } from '@mapa/domain';
import { ActionDialog, Stack } from '@mapa/ui-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Sitting } from '../model';
import { leftText, markedText, type SheetCounts } from './answer-sheet';
import { penaltyText } from './texts';

interface DeliverDialogProps {
  view: Sitting;
  counts: SheetCounts;
  flush: () => Promise<MarksEnd | null>;
  onClose: () => void;
}

/**
 * Submits the answer sheet after showing its blanks. Unsent marks are sent first; if that fails, nothing is submitted.
 */
export function DeliverDialog({ view, counts, flush, onClose }: DeliverDialogProps) {
  const [finish] = useFinishSittingMutation();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  async function deliver() {
    setBusy(true);
    const end = await flush();
    const error = end?.kind === 'later' ? end.error : (await finish({ id: view.id })).error;
    if (!error) return void navigate(routePath('sittingResult', { id: view.id }), { replace: true });
    setBusy(false);
    setFailure(error);
  }

  return (
    <ActionDialog
      title="Entregar o simulado?"
      description={`${markedText(counts)}. ${leftText(counts)}`}
      stay="Voltar à prova"
      action="Entregar"
      busy={isBusy}
      onAct={() => void deliver()}
      onClose={onClose}
    >
      <Stack>
        {counts.blank > 0 ? <p>{penaltyText(view)}</p> : null}
        <p>Depois da entrega as marcações não mudam mais, e o gabarito aparece.</p>
        <FailureNote error={failure}>Nada se perdeu: suas marcações estão guardadas, e o relógio segue.</FailureNote>
      </Stack>
    </ActionDialog>
  );
}
