import type { useOutbox } from '@mapa/api-client';

type Snapshot = ReturnType<typeof useOutbox>;

interface Notice {
  tone: 'waiting' | 'refused';
  /** Text in a small window. */
  count: number;
  text: string;
}

const answers = (count: number): string => counted(count, 'resposta', 'respostas');

/**
 * Answers pending longer than a request takes, as every answer is in the outbox briefly. They are sent in order, so
 * those behind a failed one wait too, although none was tried.
 */
export const stuckOf = ({ pending, online }: Snapshot) =>
  !online || pending.some(({ attempts }) => attempts > 0) ? pending : [];

/** Text of the header's notice about unsent answers; null without anything to report. */
export function outboxNotice(snapshot: Snapshot): Notice | null {
  const refused = snapshot.refused.length;
  const stuck = stuckOf(snapshot).length;
  if (refused > 0)
    return { tone: 'refused', count: refused, text: `${answers(refused)} não ${refused === 1 ? 'aceita' : 'aceitas'}` };
  return stuck > 0 ? { tone: 'waiting', count: stuck, text: `${answers(stuck)} aguardando conexão` } : null;
}
import { counted } from '@mapa/domain';
