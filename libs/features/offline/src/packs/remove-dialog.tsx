import { packName, useOutbox, type Pack, type PackSource } from '@mapa/api-client';
import { counted } from '@mapa/domain';
import { Button, Dialog, Stack } from '@mapa/ui-kit';
import { sizeText } from './pack-texts';

export interface RemoveDialogProps {
  pack: Pack;
  source: PackSource;
  onRemove: () => void;
  onClose: () => void;
}

/**
 * Asks before a download is removed: states what stays, what is pending, and that a new download needs a connection.
 */
export function RemoveDialog({ pack, source, onRemove, onClose }: RemoveDialogProps) {
  const { pending, online } = useOutbox();
  const waiting = pending.filter(({ body }) =>
    'mapa_id' in source ? body.mapa_id === source.mapa_id : body.caderno_id === source.caderno_id,
  ).length;
  const handleRemove = () => {
    onRemove();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Remover do aparelho?"
      description={`“${packName(pack)}”`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Manter
          </Button>
          <Button variant="danger" onClick={handleRemove}>
            Remover
          </Button>
        </>
      }
    >
      <Stack $gap="x1h">
        <p>
          Libera {sizeText(pack.bytes)} neste aparelho. Suas respostas e anotações ficam na sua conta, em todos os
          aparelhos.
        </p>
        {waiting > 0 ? <p>{waitsText(waiting)}</p> : null}
        {online ? null : <p>Você está sem conexão: só dá para baixar de novo quando ela voltar.</p>}
      </Stack>
    </Dialog>
  );
}

const waitsText = (answers: number): string =>
  answers === 1
    ? '1 resposta daqui ainda não foi enviada: ela continua guardada e segue quando houver conexão.'
    : `${counted(answers, 'resposta', 'respostas')} daqui ainda não foram enviadas: elas continuam guardadas e seguem quando houver conexão.`;
