import { DESK_BULK_QUESTIONS } from '@mapa/domain';
import { useState } from 'react';

/** Questions of a list that a person has chosen, also of pages that are not shown; none once the list is another. */
export interface Selection {
  ids: readonly number[];
  has: (id: number) => boolean;
  /** Chooses or leaves some: no more than one act takes. */
  set: (ids: readonly number[], isChosen: boolean) => void;
  clear: () => void;
}

/** @param list names the list: another name empties the selection */
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
