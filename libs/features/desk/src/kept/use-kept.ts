import { draftKey, readDraft, writeDraft } from '@mapa/auth';
import { orUndefined } from '@mapa/domain';
import { useState } from 'react';
import { useOwner } from './use-owner';

interface Kept<Value> {
  /** What an earlier visit left and no server has; null without it. */
  left: Value | null;
  /** Keeps on this device what is typed; null removes it. */
  keep: (value: Value | null) => void;
  /** Removes it once it is stored or discarded. */
  drop: () => void;
}

/**
 * What a person types in a form and has not sent yet, kept on this device under their id: it survives a closed tab and
 * the end of the session. @param about names the form and what it is about
 */
export function useKept<Value>(about: string): Kept<Value> {
  const owner = useOwner();
  const key = owner === null ? null : draftKey('mesa', owner, about);
  const [left, setLeft] = useState<Value | null>(() => {
    const text = key === null ? '' : readDraft(key);
    return text === '' ? null : ((orUndefined(() => JSON.parse(text)) ?? null) as Value | null);
  });
  const keep = (value: Value | null) => {
    if (key !== null) writeDraft(key, value === null ? '' : JSON.stringify(value));
  };
  return {
    left,
    keep,
    drop: () => {
      keep(null);
      setLeft(null);
    },
  };
}
