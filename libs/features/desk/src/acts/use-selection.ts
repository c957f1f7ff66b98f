import { DESK_BULK_QUESTIONS } from '@mapa/domain';
import { useState } from 'react';

/** The selected questions of a list, across pages; cleared when the list changes. */
export interface Selection {
  ids: readonly number[];
  has: (id: number) => boolean;
  /** Selects or deselects questions, up to an act's limit. */
  set: (ids: readonly number[], isChosen: boolean) => void;
  clear: () => void;
}

/** @param list identifies the list: another value clears the selection */
export function useSelection(list: string): Selection {
  const [chosen, setChosen] = useState<{ list: string; ids: readonly number[] }>({ list, ids: [] });
  const ids = chosen.list === list ? chosen.ids : [];
  return {
    ids,
    has: (id) => ids.includes(id),
    set: (some, isChosen) => {
      const others = ids.filter((id) => !some.includes(id));
      setChosen({ list, ids: isChosen ? [...others, ...some].slice(0, DESK_BULK_QUESTIONS) : others });
    },
    clear: () => setChosen({ list, ids: [] }),
  };
}
