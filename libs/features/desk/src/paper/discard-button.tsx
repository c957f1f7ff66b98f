import { useDiscardPaperMutation, type ApiError } from '@mapa/api-client';
import { routePath } from '@mapa/domain';
import { ActionDialog, Button, FieldError, toast } from '@mapa/ui-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Paper } from '../model';

/** Removes a paper from the desk after confirmation. */
export function DiscardButton({ paper }: { paper: Paper }) {
  const [isOpen, setIsOpen] = useState(false);
  const [discard, { error, isLoading }] = useDiscardPaperMutation();
  const navigate = useNavigate();
  const handleDiscard = async () => {
    const { data } = await discard({ id: paper.id });
    if (!data) return;
    toast.success('A prova saiu da mesa.');
    void navigate(routePath('deskPapers'));
  };
  return (
    <div>
      <Button variant="ghost" size="small" onClick={() => setIsOpen(true)}>
        Descartar a prova
      </Button>
      {isOpen ? (
        <ActionDialog
          title="Descartar a prova?"
          description={
            paper.prova_id === null
              ? 'Os arquivos e tudo o que foi corrigido se perdem.'
              : 'O que já foi publicado continua no banco. As correções que não foram publicadas se perdem.'
          }
          action="Descartar"
          stay="Ficar com ela"
          isDangerous
          busy={isLoading}
          onAct={() => void handleDiscard()}
          onClose={() => setIsOpen(false)}
        >
          {error ? <FieldError role="alert">{(error as ApiError).message}</FieldError> : null}
        </ActionDialog>
      ) : null}
    </div>
  );
}
