import { Button, latePart } from '@mapa/ui-kit';
import { useState } from 'react';
import type { CancelDialogProps } from './cancel-dialog';

const CancelDialog = latePart<CancelDialogProps>(() => import('./cancel-dialog').then((module) => module.CancelDialog), {
  onFailure: ({ onClose }) => onClose(),
});

/** Ends a paid plan, once asked whether that is meant. */
export function CancelPlan() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Cancelar o plano
      </Button>
      {isOpen ? <CancelDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
