import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import { Dialog } from '../overlays/dialog';

export interface FilterDialogProps {
  /** Label of the apply button, such as "Ver 12 questões". */
  label: string;
  /** True if there would be no results. */
  disabled: boolean;
  onApply: () => void;
  onClear: () => void;
  onClose: () => void;
  /** The filters. */
  children: ReactNode;
}

/** The filters of a list in small windows: full-screen, all applied at once. */
export function FilterDialog({ label, disabled, onApply, onClear, onClose, children }: FilterDialogProps) {
  return (
    <Dialog
      open
      size="medium"
      onOpenChange={onClose}
      title="Filtros"
      footer={
        <>
          <Button variant="ghost" onClick={onClear}>
            Limpar
          </Button>
          <Button disabled={disabled} onClick={onApply}>
            {label}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
