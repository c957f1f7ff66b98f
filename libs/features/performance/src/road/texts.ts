import { calendarText, counted, decimalFigure, percentText, questionsOf, shortCalendarText } from '@mapa/domain';
import type { Road, RoadGain, RoadWeek } from '../model';

/** A part of the programme in the picture, from the bottom up. */
export const PARTS = [
  { key: 'fortes', name: 'forte', told: 'acerto de 65% ou mais, com 95% de confiança' },
  { key: 'em_aberto', name: 'em aberto', told: 'visto, mas as respostas ainda não dizem' },
  { key: 'fracos', name: 'fraco', told: 'acerto abaixo de 65%, com 95% de confiança' },
  { key: 'planejados', name: 'planejado', told: 'cabe no plano até lá' },
  { key: 'nao_vistos', name: 'não visto', told: 'sem respostas suas' },
] as const satisfies readonly { key: keyof RoadWeek; name: string; told: string }[];

export type Part = (typeof PARTS)[number]['key'];

/** The part of the programme that is covered at the end of a week, in percent. */
export const coveredOf = ({ fortes, em_aberto, fracos, planejados }: RoadWeek): number =>
  Math.min(100, fortes + em_aberto + fracos + planejados);

/** A week in words: "semana de 16 de nov.: 12 respostas; 31% forte, 12% fraco, 57% não visto". */
export function roadWeekText(week: RoadWeek): string {
  const { inicio, prevista, questoes } = week;
  const questions = prevista
    ? counted(questoes, 'questão planejada', 'questões planejadas')
    : counted(questoes, 'primeira resposta', 'primeiras respostas');
  const parts = PARTS.filter(({ key }) => week[key] > 0).map(({ key, name }) => `${percentText(week[key])} ${name}`);
  return `semana de ${shortCalendarText(inicio)}, ${prevista ? 'pelo plano' : 'como foi'}: ${questions}; ${parts.join(', ')}`;
}

/** The exam and the distance to it. */
export function roadExamText({ data_prova, dias }: Road): string {
  if (data_prova === null || dias === null) return 'Ainda sem o dia da prova: o caminho mostra só o que passou.';
  if (dias === 0) return 'A prova é hoje.';
  return `${dias === 1 ? 'Falta 1 dia' : `Faltam ${counted(dias, 'dia', 'dias')}`} até a prova, em ${calendarText(data_prova)}.`;
}

const signed = (points: number): string =>
  `${points > 0 ? '+' : points < 0 ? '−' : ''}${decimalFigure(Math.abs(points))}`;

/** A gain with its interval: "+0,8 ponto (de +0,2 a +1,4, com 95% de confiança)"; says so where it may be nothing. */
export function gainText({ pontos, minimo, maximo }: RoadGain): string {
  if (minimo === 0 && maximo === 0) return 'nada: o plano já tem todas as questões abertas do mapa';
  const points = `${signed(pontos)} ${Math.abs(pontos) < 2 ? 'ponto' : 'pontos'}`;
  const range = `de ${signed(minimo)} a ${signed(maximo)}, com 95% de confiança`;
  return `${points} (${range}${minimo <= 0 && maximo >= 0 ? '; pode não ser nada' : ''})`;
}

/** Why the gain of a week is not told yet. */
export const lackingText = (answers: number): string =>
  `Quanto uma semana a mais traria, não dá para dizer ainda: depois de mais ${questionsOf(answers)} do programa, as suas respostas mostram quanto a prática rende para você.`;
