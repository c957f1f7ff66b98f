import { useRequireLogin } from '@mapa/auth';
import { Button, ClockIcon } from '@mapa/ui-kit';
import { useState } from 'react';
import type { Exam } from '../model';
import { SittingDialog } from './late-sitting-dialog';

/** Button to a simulated exam of a paper; a visitor signs in first. */
export function SitPaper({ exam }: { exam: Exam }) {
  const requireLogin = useRequireLogin();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        icon={<ClockIcon size={18} aria-hidden />}
        onClick={() => requireLogin(() => setOpen(true))}
      >
        Fazer simulado
      </Button>
      {isOpen ? <SittingDialog examId={exam.id} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
