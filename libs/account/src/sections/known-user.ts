import type { Usuario } from '@mapa/api-client';
import { useSession } from '@mapa/auth';
import { useState } from 'react';

/**
 * Whose account this is; undefined until somebody knows. Who was known stays while the session is asked again: a form
 * must not lose what stands in it.
 */
export function useKnownUser(): Usuario | undefined {
  const { user, status } = useSession();
  const [known, setKnown] = useState(user ?? undefined);
  if (user && user !== known) setKnown(user);
  if (status === 'signed-out' && known) setKnown(undefined);
  return known;
}

/** What each part of the page is given. */
export interface OfUser {
  user: Usuario | undefined;
}
