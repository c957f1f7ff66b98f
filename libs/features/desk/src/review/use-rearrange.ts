import { useRearrangePaperMutation, type ApiError } from '@mapa/api-client';
import { useState } from 'react';
import type { Paper } from '../model';

type Act = Omit<Parameters<ReturnType<typeof useRearrangePaperMutation>[0]>[0], 'id'>;

export interface Rearrange {
  /** Resolves to whether it succeeded. */
  send: (act: Act) => Promise<boolean>;
  problem: string | null;
  isLoading: boolean;
}

/**
 * Splits, joins and moves a paper's questions. @param onDone receives the question to show next, and the changed paper
 */
export function useRearrange(paperId: string, onDone: (position: number, paper: Paper) => void): Rearrange {
  const [send, { isLoading }] = useRearrangePaperMutation();
  const [problem, setProblem] = useState<string | null>(null);
  return {
    isLoading,
    problem,
    send: async (act) => {
      const { data, error } = await send({ id: paperId, ...act });
      if (!data) setProblem((error as ApiError).message);
      else setProblem(data.salvo ? null : 'Outra pessoa mudou esta questão agora: veja como ficou, e tente de novo.');
      if (data?.salvo) onDone(data.posicao ?? 1, data.prova);
      return data?.salvo ?? false;
    },
  };
}
