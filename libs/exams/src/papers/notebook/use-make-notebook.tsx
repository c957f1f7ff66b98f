import { useCreateExamNotebookMutation } from '@mapa/api-client';
import type { ApiError } from '@mapa/api-client';
import { sayFailure, useRequireLogin } from '@mapa/auth';
import { LINK_TOAST_MS, routePath } from '@mapa/domain';
import { Link, toast } from '@mapa/ui-kit';

/**
 * Makes a notebook of a paper; a visitor signs in first, and then it is made. What the plan does not permit stays to be
 * read; any other failure is told and can be tried again.
 */
export function useMakeNotebook(examId: number) {
  const [create, { data, error, isLoading }] = useCreateExamNotebookMutation();
  const requireLogin = useRequireLogin();

  async function make() {
    const result = await create({ prova_id: examId });
    if (result.data) toast.success(<Made id={result.data.id} name={result.data.nome} />, { duration: LINK_TOAST_MS });
    else if (!isOfPlan(result.error)) sayFailure(result.error);
  }

  return {
    /** Where the notebook is, once it is made. */
    made: data ? routePath('notebook', { id: data.id }) : null,
    /** The plan's own sentence on why it cannot be made. */
    refusal: isOfPlan(error) ? error.message : null,
    busy: isLoading,
    handleMake: () => requireLogin(() => void make()),
  };
}

const isOfPlan = (error: unknown): error is ApiError => (error as ApiError | undefined)?.kind === 'forbidden';

/** The good news, and the way to the notebook. */
function Made({ id, name }: { id: string; name: string }) {
  return (
    <>
      <span>O caderno “{name}” está pronto.</span> <Link to={routePath('notebook', { id })}>Resolver agora</Link>
    </>
  );
}
