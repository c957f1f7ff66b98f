import { answeredOf, calendarText, counted, durationText, questionsOf } from '@mapa/domain';
import type { ChosenExam, PlannedDay, Today } from './model';

/** The time that some questions take, in minutes: "cerca de 24 min". */
export const aboutText = (questions: number, { questao_ms }: Pick<Today['plano'], 'questao_ms'>): string =>
  `cerca de ${durationText(Math.max(1, Math.round((questions * questao_ms) / 60_000)) * 60_000)}`;

/** Minutes of a day or a week: "1 h 30 min", "sem estudo". */
export const minutesText = (minutes: number): string => (minutes === 0 ? 'sem estudo' : durationText(minutes * 60_000));

/** Number of questions that a day's plan still demands. */
export const leftOf = ({ revisoes, assuntos, continuar, outros_mapas = [] }: PlannedDay): number =>
  revisoes + continuar + [...assuntos, ...outros_mapas].reduce((sum, { questoes }) => sum + questoes, 0);

/** The distance of the exam in days, or a friendly note that it is past. */
export function examText({ nome, data, dias }: ChosenExam): string {
  const name = nome || 'sua prova';
  if (data === null || dias === null) return `${name}: o edital ainda não marcou o dia da prova.`;
  if (dias < 0) return `${name} foi em ${calendarText(data)}. Esperamos que tenha ido bem!`;
  if (dias === 0) return `${name} é hoje. Boa prova!`;
  return `${dias === 1 ? 'Falta 1 dia' : `Faltam ${counted(dias, 'dia', 'dias')}`} para ${name}, em ${calendarText(data)}.`;
}

/** The streak in words; a broken one is described by its length. */
export function streakText({ atual, maior }: Today['sequencia']): string {
  if (maior === 0) return 'O primeiro dia com respostas começa a contagem.';
  const longest = `A mais longa foi de ${counted(maior, 'dia', 'dias')}.`;
  if (atual === 0) return `${longest} Uma resposta hoje começa outra.`;
  const now = `${counted(atual, 'dia seguido', 'dias seguidos')} com respostas`;
  return atual === maior ? `${now}: a sua maior sequência.` : `${now}. ${longest}`;
}

/** Today's progress, of what was done and what the plan still demands: "10 de 30 questões". */
export const todayText = (day: PlannedDay): string => answeredOf(day.feitas, day.feitas + leftOf(day));

/** The week's progress: "40 de 120 questões". */
export const weekText = ({ meta, feitas }: Today['plano']): string => `${feitas} de ${questionsOf(meta)}`;
