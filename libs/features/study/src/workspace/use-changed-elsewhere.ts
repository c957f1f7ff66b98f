import { useEachVerdict } from '@mapa/api-client';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Collection } from '../collection/collection';

interface ChangedElsewhere {
  /** Null without a change, and after the student has dismissed it. */
  sentence: string | null;
  /** True until the student moves to another position. */
  isNew: boolean;
  dismiss: () => void;
}

/**
 * Changes of the collection in another tab or on another device, as reported by the last verdict on an answer in it,
 * including pending answers and other tabs.
 */
export function useChangedElsewhere({ scope, words }: Collection): ChangedElsewhere {
  const { search } = useLocation();
  const [told, setTold] = useState<{ sentence: string; at: string } | null>(null);
  useEachVerdict((verdict) => {
    if (verdict.status !== 'confirmed') return;
    const { body, result } = verdict;
    const isHere = (body.mapa_id ?? undefined) === scope.mapa_id && (body.caderno_id ?? undefined) === scope.caderno_id;
    if (!isHere || !result.mudanca) return;
    const countsAgain = result.mudanca === 'recomecado' && (result.epoca ?? 0) > (body.epoca ?? 0);
    setTold({ sentence: words.changes[countsAgain ? 'again' : result.mudanca], at: search });
  });
  return { sentence: told?.sentence ?? null, isNew: told?.at === search, dismiss: () => setTold(null) };
}
