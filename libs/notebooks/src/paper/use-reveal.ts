import { useOutboxActions } from '@mapa/api-client';
import type { Submission } from '@mapa/api-client';
import { useSession } from '@mapa/auth';
import type { WholeNotebook } from './use-whole-notebook';

const AT_ONCE = 10;
const WAITS = 'O pedido está guardado neste aparelho e segue quando a conexão voltar. Peça o gabarito de novo depois disso.';
const UNKNOWN = 'Ainda não sabemos quem está pedindo o gabarito. Tente de novo em instantes.';

/** Those whose key cannot be had without a reveal. */
export const unanswered = ({ questions }: WholeNotebook) => questions.filter(({ resposta }) => !resposta);

const problemOf = (submission: Submission): string | null => {
  if (submission.status === 'confirmed') return null;
  return submission.status === 'recorded' ? WAITS : submission.message;
};

/**
 * Records every unanswered question of a notebook as revealed, as must be before its key leaves the server. Resolves to
 * why it could not all be done, or to null.
 */
export function useReveal() {
  const { submitAnswer } = useOutboxActions();
  const { studentId } = useSession();
  return async (whole: WholeNotebook, onProgress: (done: number) => void): Promise<string | null> => {
    if (studentId === null) return UNKNOWN;
    const open = unanswered(whole);
    const { id, epoca } = whole.notebook;
    for (let at = 0; at < open.length; at += AT_ONCE) {
      const some = open.slice(at, at + AT_ONCE);
      const sent = some.map((question) => submitAnswer(studentId, { questao_id: question.id, caderno_id: id, epoca, revelada: true }));
      const problem = (await Promise.all(sent)).map(problemOf).find((each) => each !== null);
      if (problem) return problem;
      onProgress(at + some.length);
    }
    return null;
  };
}
