import { useDiscardPaperMutation, type ApiError } from '@mapa/api-client';
import { routePath } from '@mapa/domain';
import { Button, Dialog, FieldError, toast } from '@mapa/ui-kit';
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
        <Dialog
          open
          onOpenChange={(open) => (open || isLoading ? undefined : setIsOpen(false))}
          title="Descartar a prova?"
          description={
            paper.prova_id === null
              ? 'Os arquivos e tudo o que foi corrigido se perdem.'
              : 'O que já foi publicado continua no banco. As correções que não foram publicadas se perdem.'
          }
          footer={
            <>
              <Button variant="secondary" disabled={isLoading} onClick={() => setIsOpen(false)}>
                Ficar com ela
              </Button>
              <Button variant="danger" busy={isLoading} onClick={() => void handleDiscard()}>
                Descartar
              </Button>
            </>
          }
        >
          {error ? <FieldError role="alert">{(error as ApiError).message}</FieldError> : null}
        </Dialog>
      ) : null}
    </div>
  );
}
