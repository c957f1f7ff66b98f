import type { Usuario } from '@mapa/api-client';
import { useSession } from '@mapa/auth';
import { useState } from 'react';

/**
 * The profile of the account's owner; undefined until it is loaded. The last known profile is kept while the session is
 * checked again, so that a form does not lose its input.
 */
export function useKnownUser(): Usuario | undefined {
  const { user, status } = useSession();
  const [known, setKnown] = useState(user ?? undefined);
  if (user && user !== known) setKnown(user);
  if (status === 'signed-out' && known) setKnown(undefined);
  return known;
}

/** Props of each part of the page. */
export interface OfUser {
  user: Usuario | undefined;
}
