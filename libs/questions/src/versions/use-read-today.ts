import { baseApi } from '@mapa/api-client';
import { useDispatch } from 'react-redux';

/** Asks for a question again that changed since this page was read. */
export function useReadToday(questionId: number): () => void {
  const dispatch = useDispatch();
  return () => void dispatch(baseApi.util.invalidateTags([{ type: 'StudentQuestion', id: questionId }]) as never);
}
