import { baseApi, useAppDispatch } from '@mapa/api-client';

/** Asks for a question again that changed since this page was read. */
export function useReadToday(questionId: number): () => void {
  const dispatch = useAppDispatch();
  return () => void dispatch(baseApi.util.invalidateTags([{ type: 'StudentQuestion', id: questionId }]));
}
