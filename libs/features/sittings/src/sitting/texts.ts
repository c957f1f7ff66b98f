import {
  SITTING_STATES,
  counted,
  deadlineOf,
  durationText,
  figure,
  minuteText,
  optionLabel,
  shortAreaName,
} from '@mapa/domain';
import type { Sitting, Summary } from '../model';

type Part = Pick<Summary, 'prova' | 'areas' | 'idioma' | 'numeros' | 'duracao_ms'>;

const wholeText = ({ id }: Part['prova']): string => (id === null ? 'questões escolhidas' : 'prova inteira');

/** The part of a sitting in words: "Matemática, Ciências da Natureza · espanhol · 90 questões · 5 h". */
export const partText = ({ prova, areas, idioma, numeros, duracao_ms }: Part): string =>
  [
    areas.length === 0 ? wholeText(prova) : areas.map(shortAreaName).join(', '),
    ...(idioma === null ? [] : [idioma]),
    counted(numeros, 'questão', 'questões'),
    durationText(duracao_ms),
  ].join(' · ');

/** How long a finished sitting took, without its pauses: "levou 32 min". */
export function tookText({
  iniciado_em,
  pausado_ms,
  encerrado_em,
}: Pick<Summary, 'iniciado_em' | 'pausado_ms'> & { encerrado_em: string }): string {
  const took = Date.parse(encerrado_em) - Date.parse(iniciado_em) - pausado_ms;
  return `levou ${durationText(Math.max(0, took))}`;
}

/** When a sitting ends, or how long it took and when it ended; of a paused one the time that is left. */
function endText({ iniciado_em, duracao_ms, pausado_ms, pausado_em, termina_em, encerrado_em }: Summary): string {
  if (encerrado_em !== null)
    return `${tookText({ iniciado_em, pausado_ms, encerrado_em })} · ${minuteText(encerrado_em)}`;
  if (pausado_em === null) return `termina em ${minuteText(termina_em)}`;
  const pausedAt = Date.parse(pausado_em);
  const clock = { startedAt: Date.parse(iniciado_em), durationMs: duracao_ms, pausedMs: pausado_ms, pausedAt };
  return `restam ${durationText(Math.max(0, deadlineOf(clock, pausedAt) - pausedAt))}`;
}

/** The state of a sitting: "Em andamento · 12 de 45 marcadas · termina em 22/11/2026, 10:30". */
export const standingText = (sitting: Summary): string =>
  [
    sitting.estado === 'aberta' && sitting.pausado_em !== null
      ? 'Em pausa'
      : optionLabel(SITTING_STATES, sitting.estado),
    `${figure(sitting.marcadas)} de ${figure(sitting.numeros)} marcadas`,
    endText(sitting),
  ].join(' · ');

/** How a wrong answer counts, for students who consider guessing. */
export const penaltyText = ({ penaliza_erro }: Pick<Sitting, 'penaliza_erro'>): string =>
  penaliza_erro
    ? 'Cada resposta errada anula uma certa; em branco vale 0.'
    : 'Resposta errada e em branco valem 0: marque todas.';

/** The same in a few words for a small window, to follow other facts; empty where a wrong answer costs nothing. */
export const penaltyHint = ({ penaliza_erro }: { penaliza_erro?: boolean }): string =>
  penaliza_erro ? ' · erro −1' : '';
