import { useRequestCommentMutation } from '@mapa/api-client';
import type { PanelQuestion } from '../model';

/**
 * The student's request for a teacher's comment on the question: its state, wherever it was made, and the function that
 * makes it.
 */
export function useCommentRequest({ id, solicitacao = null }: Pick<PanelQuestion, 'id' | 'solicitacao'>) {
  const [send, { isLoading, data, error }] = useRequestCommentMutation({ fixedCacheKey: `pedido-${id}` });

  /** @returns its state; undefined if it could not be sent */
  async function request(doubt: string) {
    const said = doubt.trim();
    const result = await send({ id, ...(said !== '' && { duvida: said }) });
    return result.data?.status;
  }

  return { status: solicitacao ?? data?.status ?? null, isSending: isLoading, error, request };
}
