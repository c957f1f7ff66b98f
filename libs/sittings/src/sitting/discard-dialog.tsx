import { useDiscardSittingMutation } from '@mapa/api-client';
import { routePath } from '@mapa/domain';
import { Button, Dialog, PlanNote } from '@mapa/ui-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureText } from '../failure-text';
import type { Sitting } from '../model';

/** Ends a sitting as if it had never been. */
export function DiscardDialog({ view, onClose }: { view: Sitting; onClose: () => void }) {
  const [discard, { isLoading }] = useDiscardSittingMutation();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);

  async function drop() {
    const { error } = await discard({ id: view.id });
    if (error) setProblem(failureText(error));
    else void navigate(routePath('sittings'), { replace: true });
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Descartar o simulado?"
      description="As marcações são apagadas, e nada deste simulado conta no seu desempenho. O que você respondeu fora dele continua valendo. Isso não pode ser desfeito."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Voltar à prova
          </Button>
          <Button variant="danger" busy={isLoading} onClick={() => void drop()}>
            Descartar
          </Button>
        </>
      }
    >
      {problem ? <PlanNote>{problem}</PlanNote> : null}
    </Dialog>
  );
}
