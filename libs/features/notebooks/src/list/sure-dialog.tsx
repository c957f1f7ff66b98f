import { Button, Dialog, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

export interface SureDialogProps {
  title: string;
  description: string;
  /** The consequences, one per item. */
  consequences: readonly string[];
  /** Label of the button. */
  action: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirmation dialog of an irreversible action, with its consequences. */
export function SureDialog({ title, description, consequences, action, busy, onConfirm, onClose }: SureDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      <Consequences>
        {consequences.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </Consequences>
    </Dialog>
  );
}

const Consequences = styled.ul`
  display: grid;
  gap: ${token.space.half};
  padding-left: ${token.space.x2};
  list-style: disc;
`;
