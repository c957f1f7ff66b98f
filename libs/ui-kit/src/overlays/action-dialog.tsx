import { Button } from '../actions/button';
import { Dialog, type DialogProps } from './dialog';

export interface ActionDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size' | 'busy' | 'children'> {
  /** Label of the button that acts. */
  action: string;
  /** Label of the button that changes nothing. */
  stay?: string;
  /** The action cannot be undone. */
  isDangerous?: boolean;
  disabled?: boolean;
  /** Id of the form in the dialog that the button submits; without one, the button calls `onAct`. */
  form?: string;
  onAct?: () => void;
  onClose: () => void;
}

/** A dialog that asks for what an action needs, or for its confirmation: one button acts, another changes nothing. */
export function ActionDialog({
  action,
  stay = 'Cancelar',
  isDangerous = false,
  busy = false,
  disabled = false,
  form,
  onAct,
  onClose,
  ...dialog
}: ActionDialogProps) {
  return (
    <Dialog
      {...dialog}
      open
      busy={busy}
      onOpenChange={(open) => (open ? undefined : onClose())}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {stay}
          </Button>
          <Button
            variant={isDangerous ? 'danger' : 'primary'}
            busy={busy}
            disabled={disabled}
            {...(form === undefined ? { onClick: onAct } : { type: 'submit', form })}
          >
            {action}
          </Button>
        </>
      }
    />
  );
}
