import { useRemoveNoticeMutation, type ApiError } from '@mapa/api-client';
import { routePath } from '@mapa/domain';
import { ActionDialog, Button, FieldError, toast } from '@mapa/ui-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DeskNotice } from '../model';

/** Removes a notice after confirmation; says what still uses it otherwise. */
export function RemoveButton({ notice }: { notice: DeskNotice }) {
  const [isOpen, setIsOpen] = useState(false);
  const [remove, { error, isLoading }] = useRemoveNoticeMutation();
  const navigate = useNavigate();
  const handleRemove = async () => {
    const { data } = await remove({ id: notice.id });
    if (!data) return;
    toast.success(`“${notice.campos.concurso}” foi removido.`);
    void navigate(routePath('deskNotices'));
  };
  return (
    <div>
      <Button variant="ghost" onClick={() => setIsOpen(true)}>
        Remover o concurso
      </Button>
      {isOpen ? (
        <ActionDialog
          title="Remover o concurso?"
          description={
            notice.tem_prova
              ? 'Ele sai da lista de concursos. A prova continua no banco.'
              : 'Ele sai da lista de concursos. O que se dizia dele fica na auditoria.'
          }
          action="Remover"
          stay="Ficar com ele"
          isDangerous
          busy={isLoading}
          onAct={() => void handleRemove()}
          onClose={() => setIsOpen(false)}
        >
          {error ? <FieldError role="alert">{(error as ApiError).message}</FieldError> : null}
        </ActionDialog>
      ) : null}
    </div>
  );
}
