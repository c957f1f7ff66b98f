import { ActionDialog, Consequences } from '@mapa/ui-kit';

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
export function SureDialog({ consequences, onConfirm, ...dialog }: SureDialogProps) {
  return (
    <ActionDialog {...dialog} isDangerous onAct={onConfirm}>
      <Consequences>
        {consequences.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </Consequences>
    </ActionDialog>
  );
}
