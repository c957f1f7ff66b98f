import { figure, questionsOf, shareText, shortCalendarText } from '@mapa/domain';
import type { Suggestion, Week } from './model';

/** Right answers of those given: "84 de 120 (70%)"; a dash without answers. */
export const tallyText = ({ certas, respondidas }: { certas: number; respondidas: number }): string =>
  respondidas === 0 ? '–' : `${figure(certas)} de ${figure(respondidas)} (${shareText(certas / respondidas)})`;

/** A duration of some seconds or minutes: "48 s", "1 min 14 s". */
export function durationText(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1_000);
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return `${seconds} s`;
  return seconds % 60 === 0 ? `${figure(minutes)} min` : `${figure(minutes)} min ${seconds % 60} s`;
}

/** The week that begins on a day: "semana de 16/11". */
export const weekText = ({ inicio }: Pick<Week, 'inicio'>): string => `semana de ${shortCalendarText(inicio)}`;

/** What is known about a subject that is worth study: how much it is asked, and how the student does in it. */
export function suggestionText({ incidencia, respondidas, certas }: Suggestion): string {
  const asked = `${shareText(incidencia / 100)} das questões`;
  if (respondidas === 0) return `${asked}, e você ainda não respondeu nenhuma`;
  return `${asked} · ${shareText(certas / respondidas)} de acerto em ${questionsOf(respondidas)}`;
}
