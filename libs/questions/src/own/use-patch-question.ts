import { patchQuestion, useAppDispatch } from '@mapa/api-client';
import { useCallback } from 'react';
import type { OwnThings } from '../model';

/** Writes what the student did with a question into every copy of it that is at hand. */
export function usePatchQuestion(id: number): (change: OwnThings) => void {
  const dispatch = useAppDispatch();
  return useCallback((change) => dispatch(patchQuestion(id, change)), [dispatch, id]);
}
