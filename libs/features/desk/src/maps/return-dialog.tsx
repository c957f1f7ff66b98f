import { useChangeEditionMutation, type ApiError } from '@mapa/api-client';
import { ActionDialog, FieldError, toast } from '@mapa/ui-kit';
import type { DeskMap } from '../model';

/** Takes the replacement of a map back, while no student has moved to the new edition. */
export function ReturnDialog({ map, onClose }: { map: DeskMap; onClose: () => void }) {
  const [change, { error, isLoading }] = useChangeEditionMutation();
  const handleReturn = async () => {
    const { data } = await change({ id: map.id, por_id: null, so_conferir: false });
    if (!data) return;
    toast.success(`“${map.nome}” voltou a ser um mapa à parte.`);
    onClose();
  };
  return (
    <ActionDialog
      title="Desfazer a substituição?"
      description={`“${map.nome}” e “${map.substituido_por?.nome ?? ''}” voltam a ser dois mapas. Isso vale enquanto nenhum estudante passou para a nova edição.`}
      action="Desfazer"
      busy={isLoading}
      onAct={() => void handleReturn()}
      onClose={onClose}
    >
      {error ? <FieldError role="alert">{(error as ApiError).message}</FieldError> : null}
    </ActionDialog>
  );
}
