import { patchQuestion, useAppDispatch } from '@mapa/api-client';
import { useCallback } from 'react';
import type { StudentState } from '../model';

/** Returns a function that applies a student's change to every cached copy of a question. */
export function usePatchQuestion(id: number): (change: StudentState) => void {
  const dispatch = useAppDispatch();
  return useCallback((change) => dispatch(patchQuestion(id, change)), [dispatch, id]);
}
