import type { NoticeState } from './notice-options';
import { lazily } from '../format/lazily';

/** The data that determines a notice's state. Days are AAAA-MM-DD. */
export interface NoticeDates {
  inscricoes_de: string | null;
  inscricoes_ate: string | null;
  data_prova: string | null;
  suspenso: boolean;
}

// The Swedish locale formats days like ISO.
const brasilia = lazily(
  () =>
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'America/Sao_Paulo',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
);
const DAY_MS = 86_400_000;

/** The current day in Brasília, the time zone of deadlines: AAAA-MM-DD. */
export const dayInBrasilia = (now: Date = new Date()): string => brasilia().format(now);

/** Whole days from one day to another, both AAAA-MM-DD; negative when the second is earlier. */
export const daysUntil = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** A day some days later (or earlier), AAAA-MM-DD. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * State of a notice on a day: open from the first to the last day of registration, both included; announced before that
 * and while no dates are known; closed after it, and when its exam was held without known dates.
 * @param today AAAA-MM-DD, in Brasília
 */
export function noticeState(
  { inscricoes_de, inscricoes_ate, data_prova, suspenso }: NoticeDates,
  today: string,
): NoticeState {
  if (suspenso) return 'suspenso';
  if (inscricoes_de === null || inscricoes_ate === null)
    return data_prova !== null && data_prova < today ? 'encerrado' : 'previsto';
  if (today < inscricoes_de) return 'previsto';
  return today <= inscricoes_ate ? 'aberto' : 'encerrado';
}
