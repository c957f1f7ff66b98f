import { useSession } from '@mapa/auth';
import { useState } from 'react';
import { moveStored, useStoredText } from './stored-text';

/**
 * A text that the student is writing, kept on this device under their opaque id until it is sent: it outlives a session
 * that the server refused, and nobody else is shown it.
 * @param kind what is written, as `comentario`
 * @param id what it is written about
 */
export function useDraft(kind: string, id: number): [string, (text: string) => void] {
  const { studentId } = useSession();
  const key = `mapa:${kind}:${studentId ?? ''}:${id}`;
  // Kept by an older version of this page, which did not say whose it is.
  useState(() => moveStored('local', `mapa:${kind}:${id}`, key));
  return useStoredText('local', key);
}
