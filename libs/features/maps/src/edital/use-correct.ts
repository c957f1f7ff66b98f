import { apiErrorOf, useCorrectEditalMutation } from '@mapa/api-client';
import { useState } from 'react';
import type { Edital } from '../model';

export type Correction = Omit<Parameters<ReturnType<typeof useCorrectEditalMutation>[0]>[0], 'id' | 'revisao'>;

const OVERTAKEN = 'Outra janela mudou este edital: agora ele está como ela o deixou. Corrija de novo.';

/** Corrects an edital; shows a notice if that could not be stored. */
export function useCorrect({ id, revisao }: Edital) {
  const [correct, { isLoading }] = useCorrectEditalMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const change = async (correction: Correction): Promise<boolean> => {
    const { data, error } = await correct({ id, revisao, ...correction });
    setProblem(error ? apiErrorOf(error).message : data?.salvo ? null : OVERTAKEN);
    return data?.salvo ?? false;
  };
  return { change, isLoading, problem };
}
