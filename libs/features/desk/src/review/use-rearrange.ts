import { useRearrangePaperMutation, type ApiError } from '@mapa/api-client';
import { useState } from 'react';
import { numbersOf } from '../batch/batch-values';
import type { Paper } from '../model';

type Act = Omit<Parameters<ReturnType<typeof useRearrangePaperMutation>[0]>[0], 'id'>;

export interface Rearrange {
  /** Resolves to whether it succeeded. */
  send: (act: Act) => Promise<boolean>;
  problem: string | null;
  isLoading: boolean;
}

/** The questions of an undone change of several that were corrected since, as a sentence; null without any. */
function leftText({ outras, prova }: { outras: readonly number[]; prova: Paper }): string | null {
  const numbers = numbersOf(prova.lista);
  return outras.length === 0
    ? null
    : `Mudaram depois disso, e ficam como estão: ${outras.map((position) => numbers.get(position) ?? position).join(', ')}.`;
}

/**
 * Splits, joins and moves a paper's questions, and undoes that or a change of several. @param onDone receives the
 * question to show next, null for the open one, and the changed paper
 */
export function useRearrange(paperId: string, onDone: (position: number | null, paper: Paper) => void): Rearrange {
  const [send, { isLoading }] = useRearrangePaperMutation();
  const [problem, setProblem] = useState<string | null>(null);
  return {
    isLoading,
    problem,
    send: async (act) => {
      const { data, error } = await send({ id: paperId, ...act });
      if (!data) setProblem((error as ApiError).message);
      else
        setProblem(
          data.salvo ? leftText(data) : 'Outra pessoa mudou esta questão agora: veja como ficou, e tente de novo.',
        );
      if (data?.salvo) onDone(data.posicao, data.prova);
      return data?.salvo ?? false;
    },
  };
}
