import { useState } from 'react';

interface ReviewList {
  data: readonly { questao: { assunto: readonly { id: number; nome: string }[] } }[];
}

/**
 * The name of the reviewed subject, from its due questions; null while there have been none. It stays after the last of
 * them was reviewed.
 */
export function useSubjectName(id: number | undefined, list: ReviewList | undefined): string | null {
  const found = list?.data.flatMap(({ questao }) => questao.assunto).find((one) => one.id === id)?.nome;
  const [last, setLast] = useState<{ id: number | undefined; name: string | null }>({ id, name: null });
  if (last.id !== id) setLast({ id, name: found ?? null });
  else if (found !== undefined && found !== last.name) setLast({ id, name: found });
  return found ?? (last.id === id ? last.name : null);
}
