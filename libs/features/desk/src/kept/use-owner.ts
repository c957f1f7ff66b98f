import { useStudentId } from '@mapa/auth';
import { useState } from 'react';

/** The person whose texts are kept: also after their session has ended, while the page is still open. */
export function useOwner(): string | null {
  const id = useStudentId();
  const [owner, setOwner] = useState(id);
  if (id !== null && id !== owner) setOwner(id);
  return owner;
}
