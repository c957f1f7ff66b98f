import type { InputOf, ResultOf } from '@mapa/api-contract';
import { dayInBrasilia, daysUntil, tidyName, USUAL_MINUTES } from '@mapa/domain';
import { type Database, exams, holdExam, notices, refuse, studyPlans } from '@mapa/server-platform';
import { PLAN } from './errors/error-messages';
import { eq } from 'drizzle-orm';

type Body = InputOf<'PUT /api/customer-area/study-plan'>['body'];
type Exam = ResultOf<'GET /api/customer-area/today'>['prova'];

interface StudyPlan {
  minutes: readonly number[];
  isChosen: boolean;
  exam: Exam;
}

/** The student's hours and exam. A notice's exam day is read each time, so that it follows the notice. */
export async function readStudyPlan(db: Database, studentId: string, today: string): Promise<StudyPlan> {
  const [row] = await db
    .select({ plan: studyPlans, noticeDay: notices.examOn, name: exams.name })
    .from(studyPlans)
    .leftJoin(exams, eq(exams.id, studyPlans.examId))
    .leftJoin(notices, eq(notices.examId, studyPlans.examId))
    .where(eq(studyPlans.studentId, studentId));
  if (!row) return { minutes: USUAL_MINUTES, isChosen: false, exam: null };
  const { plan, noticeDay, name } = row;
  const day = plan.examId === null ? plan.examOn : noticeDay;
  const hasExam = plan.examId !== null || plan.examOn !== null;
  return {
    minutes: plan.minutes ?? USUAL_MINUTES,
    isChosen: plan.minutes !== null,
    exam: hasExam
      ? {
          prova_id: plan.examId,
          nome: name ?? plan.examName,
          data: day,
          dias: day === null ? null : daysUntil(today, day),
        }
      : null,
  };
}

/** Changes the fields in the body and leaves the rest: two forms, and two tabs, write to one row. */
export async function writeStudyPlan(db: Database, studentId: string, body: Body): Promise<void> {
  const { minutos, prova_id, data_prova, nome_prova = '' } = body;
  if (prova_id && data_prova) throw refuse(PLAN.oneExam);
  if (data_prova && data_prova < dayInBrasilia()) throw refuse(PLAN.pastExam);
  const namesExam = prova_id !== undefined || data_prova !== undefined;
  const change = {
    ...(minutos && { minutes: minutos }),
    ...(namesExam && {
      examId: prova_id ?? null,
      examOn: data_prova ?? null,
      examName: data_prova ? tidyName(nome_prova) : '',
    }),
    updatedAt: new Date(),
  };
  await db.transaction(async (tx) => {
    if (prova_id) {
      await holdExam(tx, prova_id);
      if ((await tx.$count(notices, eq(notices.examId, prova_id))) === 0) throw refuse(PLAN.noNotice);
    }
    await tx
      .insert(studyPlans)
      .values({ studentId, ...change })
      .onConflictDoUpdate({ target: studyPlans.studentId, set: change });
  });
}
