import { useNotePresenceMutation } from '@mapa/api-client';
import { DESK_PRESENCE_MS } from '@mapa/domain';
import { useEffect, useRef, useState } from 'react';
import type { Presence } from '../model';

/**
 * Reports every few seconds which question of a paper is open here, while the page is visible, and receives who else
 * has the paper open.
 * @param onChange called when the paper was changed since the last report
 */
export function usePresence(paperId: string, position: number, onChange: () => void): Presence['outros'] {
  const [note] = useNotePresenceMutation();
  const [others, setOthers] = useState<Presence['outros']>([]);
  const changed = useRef<string>(undefined);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    let isOver = false;
    const tell = async () => {
      if (document.visibilityState === 'hidden') return;
      const { data } = await note({ id: paperId, posicao: position });
      if (!data || isOver) return;
      setOthers(data.outros);
      if (changed.current !== undefined && changed.current !== data.mudada_em) latest.current();
      changed.current = data.mudada_em;
    };
    void tell();
    const timer = setInterval(() => void tell(), DESK_PRESENCE_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [note, paperId, position]);
  return others;
}
