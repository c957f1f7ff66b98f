import { baseApi, useAppDispatch } from '@mapa/api-client';

/** Returns a function that reloads a question which changed since this page was loaded. */
export function useReadToday(questionId: number): () => void {
  const dispatch = useAppDispatch();
  return () => void dispatch(baseApi.util.invalidateTags([{ type: 'StudentQuestion', id: questionId }]));
}
