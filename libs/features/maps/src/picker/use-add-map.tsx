import { useSelectMapMutation } from '@mapa/api-client';
import { sayFailure, useRequireLogin } from '@mapa/auth';
import { LINK_TOAST_MS, routePath } from '@mapa/domain';
import { Link, toast } from '@mapa/ui-kit';
import { useState } from 'react';

/** Adds a map to the student's list; a visitor signs in first. */
export function useAddMap() {
  const [select] = useSelectMapMutation();
  const requireLogin = useRequireLogin();
  const [busyId, setBusyId] = useState<number | null>(null);

  async function add(mapId: number, name: string) {
    setBusyId(mapId);
    const { error } = await select({ mapa_id: mapId });
    setBusyId(null);
    if (error) sayFailure(error);
    else toast.success(<Added mapId={mapId} name={name} />, { duration: LINK_TOAST_MS });
  }

  return { busyId, add: (mapId: number, name: string) => requireLogin(() => void add(mapId, name), { mapaId: mapId }) };
}

/** Success notice with a link to the map. */
function Added({ mapId, name }: { mapId: number; name: string }) {
  return (
    <>
      <span>“{name}” está nos seus mapas.</span>{' '}
      <Link to={routePath('mapQuestions', { id: mapId })}>Estudar agora</Link>
    </>
  );
}
