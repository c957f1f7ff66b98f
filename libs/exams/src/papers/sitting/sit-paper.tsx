import { useRequireLogin } from '@mapa/auth';
import { Button, ClockIcon, lazyPart } from '@mapa/ui-kit';
import { useState } from 'react';
import type { Exam } from '../model';

const SittingDialog = lazyPart(() => import('./sitting-dialog').then((module) => module.SittingDialog), {
  onFailure: ({ onClose }) => onClose(),
});

/** The way to a simulated exam of a paper; a visitor signs in first. */
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
