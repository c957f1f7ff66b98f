import { routePath } from '@mapa/domain';
import type { ExamKind, PickedExam } from '../exam/exam-picker';

/** How the exam is chosen: by a paper, by a notice, or by the programme of an edital. */
export type ExamWay = ExamKind | 'edital';

/** A new student's answers; each is optional. */
export interface FirstAnswers {
  way: ExamWay;
  exam: PickedExam | null;
  /** AAAA-MM-DD; empty: not stated. A notice has its own. */
  day: string;
  /** Minutes per day of the week. */
  minutes: number | null;
}

export const NOTHING_SAID: FirstAnswers = { way: 'prova', exam: null, day: '', minutes: null };

const DAYS_A_WEEK = 7;

/** The body that stores the answers as exam and week plan; null without answers. */
export function planOf({ way, exam, day, minutes }: FirstAnswers) {
  const ofExam =
    way === 'concurso' && exam
      ? { prova_id: exam.id, data_prova: null }
      : day === ''
        ? {}
        : { prova_id: null, data_prova: day, ...(exam && { nome_prova: exam.name }) };
  const plan = { ...ofExam, ...(minutes !== null && { minutos: Array.from({ length: DAYS_A_WEEK }, () => minutes) }) };
  return Object.keys(plan).length > 0 ? plan : null;
}

/**
 * The address of the first question: in the exam's map, otherwise among the questions of its paper, otherwise among
 * all.
 */
export function firstQuestionAt({ way, exam }: FirstAnswers): string {
  if (exam?.mapId !== undefined) return routePath('mapQuestions', { id: exam.mapId });
  const questions = routePath('questions');
  return exam && way === 'prova' ? `${questions}?${new URLSearchParams({ 'prova_id[]': String(exam.id) })}` : questions;
}
