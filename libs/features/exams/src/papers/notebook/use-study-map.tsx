import { useSelectMapMutation, useStudentMapsQuery } from '@mapa/api-client';
import { sayFailure, useRequireLogin, useSession } from '@mapa/auth';
import { LINK_TOAST_MS, routePath } from '@mapa/domain';
import { Link, toast } from '@mapa/ui-kit';

/** Opens a paper's map: at once if the student has it, otherwise after adding it; a visitor signs in first. */
export function useStudyMap({ id, nome }: { id: number; nome: string }) {
  const { user } = useSession();
  const own = useStudentMapsQuery(undefined, { skip: !user });
  const [select, { isLoading, isSuccess }] = useSelectMapMutation();
  const requireLogin = useRequireLogin();
  const study = routePath('mapQuestions', { id });
  const isMine = isSuccess || (user ? own.data?.data : undefined)?.some(({ mapa }) => mapa.id === id);

  async function add() {
    const { error } = await select({ mapa_id: id });
    if (error) sayFailure(error);
    else toast.success(<Added to={study} name={nome} />, { duration: LINK_TOAST_MS });
  }

  return {
    to: isMine ? study : null,
    busy: isLoading,
    handleAdd: () => requireLogin(() => void add(), { mapaId: id }),
  };
}

/** Success notice with a link to the map. */
function Added({ to, name }: { to: string; name: string }) {
  return (
    <>
      <span>“{name}” está nos seus mapas.</span> <Link to={to}>Estudar agora</Link>
    </>
  );
}
