import { SITTING_STATES, counted, durationText, figure, minuteText, optionLabel, shortAreaName } from '@mapa/domain';
import type { Sitting, Summary } from '../model';

/** Day and minute in Brasília's time. */
export const dayTimeText = (instant: string): string => minuteText(instant);

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

/** The state of a sitting: "Em andamento · 12 de 45 marcadas". */
export const standingText = ({ estado, pausado_em, marcadas, numeros }: Summary): string =>
  [
    estado === 'aberta' && pausado_em !== null ? 'Em pausa' : optionLabel(SITTING_STATES, estado),
    `${figure(marcadas)} de ${figure(numeros)} marcadas`,
  ].join(' · ');

/** How a wrong answer counts, for students who consider guessing. */
export const penaltyText = ({ penaliza_erro }: Pick<Sitting, 'penaliza_erro'>): string =>
  penaliza_erro
    ? 'Cada resposta errada anula uma certa; em branco vale 0.'
    : 'Resposta errada e em branco valem 0: marque todas.';
