import { useCreateExamNotebookMutation } from '@mapa/api-client';
import { sayFailure, useRequireLogin, useSession } from '@mapa/auth';
import { isPlanRefusal } from '@mapa/billing';
import { FREE_PLAN, LINK_TOAST_MS, limitsOf, planLimits, routePath } from '@mapa/domain';
import { Link, lazyPart, toast } from '@mapa/ui-kit';
import { useState } from 'react';
import type { Exam } from '../model';
import type { PaperPart } from './part-dialog';

const PartDialog = lazyPart(() => import('./part-dialog').then((module) => module.PartDialog), {
  onFailure: ({ onClose }) => onClose(),
});

/**
 * Creates a notebook from a paper; a visitor signs in first. A paper longer than the plan's limit offers its parts
 * instead. A refusal by the plan stays on the screen; any other failure is shown in a notice and can be retried.
 */
export function useMakeNotebook(exam: Exam) {
  const [create, { data, error, isLoading, reset }] = useCreateExamNotebookMutation();
  const { user } = useSession();
  const requireLogin = useRequireLogin();
  const [isOffering, setIsOffering] = useState(false);
  const most = (user ? limitsOf(user) : planLimits(FREE_PLAN)).questionsPerNotebook;
  const isTooLong = exam.questoes > most;

  async function make(part: PaperPart = {}) {
    const result = await create({ prova_id: exam.id, ...part });
    if (result.data) {
      setIsOffering(false);
      toast.success(<Made id={result.data.id} name={result.data.nome} />, { duration: LINK_TOAST_MS });
    } else if (!isPlanRefusal(result.error)) sayFailure(result.error);
  }
  const handleMake = () => {
    // A visitor who signs in on the way may have a plan with room: the server decides.
    if (user && isTooLong) setIsOffering(true);
    else requireLogin(() => void make());
  };
  const refusal = error && isPlanRefusal(error) ? error : undefined;
  const isRefusedWhole = refusal !== undefined && isTooLong && !isOffering;
  const handleClose = () => {
    setIsOffering(false);
    reset();
  };

  return {
    /** Address of the created notebook. */
    made: data ? routePath('notebook', { id: data.id }) : null,
    /** The refusal by the plan. */
    refusal: isOffering || isRefusedWhole ? undefined : refusal,
    busy: isLoading && !isOffering,
    handleMake,
    /** The dialog that offers parts; it can be rendered anywhere. */
    dialog:
      isOffering || isRefusedWhole ? (
        <PartDialog
          exam={exam}
          most={most}
          busy={isLoading}
          refusal={isOffering ? refusal : undefined}
          onMake={(part) => void make(part)}
          onClose={handleClose}
        />
      ) : null,
  };
}

/** Success notice with a link to the notebook. */
function Made({ id, name }: { id: string; name: string }) {
  return (
    <>
      <span>O caderno “{name}” está pronto.</span> <Link to={routePath('notebook', { id })}>Resolver agora</Link>
    </>
  );
}
