import { useRequestCommentMutation } from '@mapa/api-client';
import { useRequireLogin } from '@mapa/auth';
import { toast } from '@mapa/ui-kit';
import type { PanelQuestion } from '../model';
import { sayFailure } from './say-failure';

const SENT = {
  pendente: 'Pedido enviado. Você recebe um aviso quando um professor comentar.',
  respondida: 'Um professor já comentou esta questão: veja em Comentários.',
};

/** The student's request that a teacher comment the question. */
export function useCommentRequest({ id, solicitacao = null }: Pick<PanelQuestion, 'id' | 'solicitacao'>) {
  const [send, { isLoading, data }] = useRequestCommentMutation();
  const requireLogin = useRequireLogin();

  async function request() {
    const result = await send({ id });
    if (!result.data) return sayFailure(result.error);
    toast.success(SENT[result.data.status], { id: 'questao' });
  }

  return {
    status: solicitacao ?? data?.status ?? null,
    busy: isLoading,
    request: () => requireLogin(() => void request()),
  };
}
