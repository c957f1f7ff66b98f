import { patchQuestion, useAppDispatch } from '@mapa/api-client';
import { useCallback } from 'react';
import type { StudentState } from '../model';

/** Writes what the student did with a question into every copy of it that is at hand. */
export function usePatchQuestion(id: number): (change: StudentState) => void {
  const dispatch = useAppDispatch();
  return useCallback((change) => dispatch(patchQuestion(id, change)), [dispatch, id]);
}
