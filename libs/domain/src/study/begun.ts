interface Studied {
  progresso: { total: number; respondidas: number };
  /** Includes reveals, which do not count as answered. */
  ultima_resposta_em: string | null;
  /** The next open question; null where none is left. */
  continuar: unknown;
}

/** Whether there is progress to reset: an answer, or a revealed key. */
export const hasBegun = ({
  progresso,
  ultima_resposta_em,
}: Pick<Studied, 'progresso' | 'ultima_resposta_em'>): boolean =>
  progresso.respondidas > 0 || ultima_resposta_em !== null;

/** Number of questions of a finished collection that were only revealed. */
export const onlyRead = ({
  progresso: { total, respondidas },
  continuar,
}: Pick<Studied, 'progresso' | 'continuar'>): number => (continuar ? 0 : total - respondidas);

/** Label of the link that continues a collection: to its next open question, or to its summary where none is left. */
export const nextStepLabel = ({
  progresso: { respondidas },
  continuar,
}: {
  progresso: Pick<Studied['progresso'], 'respondidas'>;
  continuar: unknown;
}): string => {
  if (!continuar) return 'Ver resumo';
  return respondidas > 0 ? 'Continuar' : 'Começar';
};
