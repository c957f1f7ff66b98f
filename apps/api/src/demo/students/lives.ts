import {
  appState,
  commentRequests,
  comments,
  type Database,
  exams,
  favorites,
  notebookQuestions,
  notebooks,
  notices,
  type Queryable,
  studyPlans,
  users,
} from '@mapa/server-platform';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { daysOf, firstDay, instantOf, type Rhythm } from './calendar';
import { uuidOf } from './chance';
import { type Community, readNamed } from './community';
import type { StudyPlan } from './history';
import type { Learner } from './learner';
import { type DemoPaper, readPapers } from './papers';
import { writeStudies } from './write';

const LOADED = 'demo_lives';

const ENED = 'ENED 2026 – Exame Nacional de Educação';
const TEACHER = 'professor@exemplo.com.br';

/** The study life of a demo account. */
interface Life {
  email: string;
  maps: readonly { prova: string; share: number }[];
  sitting: { prova: string; area: string };
  rhythm: Rhythm;
  learner: Omit<Learner, 'key'>;
  /** Largest share (0–1) of a day's answers that are reviews. */
  reviews: number;
  notebook: string;
  /** Name of a second notebook with the favourites; null for none. */
  favoritesNotebook: string | null;
  /** Minutes a day, Monday to Sunday. */
  minutes: number[];
  /** Key of the notice of the chosen exam. */
  notice: string;
  /** Whether the account has seen the teacher's answers. */
  hasSeen: boolean;
}

const LIVES: readonly Life[] = [
  {
    email: 'gratis@exemplo.com.br',
    maps: [{ prova: ENED, share: 0.5 }],
    sitting: { prova: ENED, area: 'CH' },
    rhythm: { diligence: 0.5, answers: 170, span: [0, 1], pause: 6, row: 4 },
    learner: { ability: 0.5, growth: 1.2, pace: 1.15, frankness: 0.8 },
    reviews: 0.35,
    notebook: 'Para rever antes da prova',
    favoritesNotebook: null,
    minutes: [40, 40, 40, 40, 40, 60, 0],
    notice: 'demo-ened',
    hasSeen: false,
  },
  {
    email: 'premium@exemplo.com.br',
    maps: [
      { prova: 'SEGEP 2026 – Especialista em Gestão Pública', share: 1 },
      { prova: 'SERPAS 2026 – Analista de Tecnologia da Informação', share: 0.55 },
      { prova: 'TJCA 2026 – Analista Judiciário', share: 0.4 },
    ],
    sitting: { prova: ENED, area: 'CN' },
    rhythm: { diligence: 0.75, answers: 240, span: [0, 1], pause: 5, row: 9 },
    learner: { ability: 0.6, growth: 0.7, pace: 1.3, frankness: 0.9 },
    reviews: 0.25,
    notebook: 'Meus erros',
    favoritesNotebook: 'Véspera de prova',
    minutes: [50, 50, 30, 50, 30, 60, 30],
    notice: 'demo-serpas-ti',
    hasSeen: true,
  },
];

function planOf(
  life: Life,
  studentId: string,
  { papers, today }: { papers: readonly DemoPaper[]; today: string },
): StudyPlan {
  const key = life.email;
  const named = (name: string) => papers.find((paper) => paper.name === name);
  const days = daysOf(key, today, life.rhythm);
  const sat = named(life.sitting.prova);
  const hasArea = sat?.sheet.rows.some(({ area }) => area === life.sitting.area) ?? false;
  return {
    studentId,
    learner: { key, ...life.learner },
    days,
    maps: life.maps.flatMap(({ prova, share }) => {
      const paper = named(prova);
      return paper ? [{ paper, share }] : [];
    }),
    sittings: sat && hasArea ? [{ paper: sat, areas: [life.sitting.area], on: Math.max(0, days.length - 7) }] : [],
    language: 'inglês',
    reviews: life.reviews,
    notebook: life.notebook,
    favorites: 0.08,
  };
}

const DAY_MS = 86_400_000;

/** The teacher's comments and the accounts' requests; the fictional students' requests are added with them. */
async function writeRequests(
  tx: Queryable,
  { professor, pedidos }: Community,
  { ids, until }: { ids: Map<string, string>; until: Date },
) {
  const authorId = ids.get(TEACHER);
  const named = await readNamed(
    tx,
    [...professor, ...pedidos].map(({ questao }) => questao),
  );
  const ask = async (
    questionId: number,
    emails: readonly string[],
    at: number,
    answer: { id: number; at: Date } | null,
  ) => {
    for (const { email, hasSeen } of LIVES) {
      const studentId = ids.get(email);
      if (!studentId || !emails.includes(email)) continue;
      const answered = answer && { answeredAt: answer.at, seenAt: hasSeen ? answer.at : null, commentId: answer.id };
      await tx
        .insert(commentRequests)
        .values({ studentId, questionId, createdAt: new Date(at), ...answered })
        .onConflictDoNothing();
    }
  };
  for (const [place, { questao, texto, de }] of professor.entries()) {
    const question = named.get(questao);
    if (!authorId || !question) continue;
    const own = and(eq(comments.authorId, authorId), eq(comments.questionId, question.id));
    if ((await tx.$count(comments, own)) > 0) continue;
    const at = new Date(until.getTime() - (1.4 + 4.3 * place) * DAY_MS);
    const [comment] = await tx
      .insert(comments)
      .values({
        questionId: question.id,
        authorId,
        byTeacher: true,
        text: texto,
        version: question.version,
        createdAt: at,
      })
      .returning({ id: comments.id });
    if (comment) await ask(question.id, de, at.getTime() - 2 * DAY_MS, { id: comment.id, at });
  }
  for (const { questao, de } of pedidos) {
    const question = named.get(questao);
    if (question) await ask(question.id, de, until.getTime() - 1.5 * DAY_MS, null);
  }
}

async function writeChoices(
  tx: Queryable,
  { minutes, notice, favoritesNotebook, email }: Life,
  studentId: string,
  until: Date,
) {
  const [exam] = await tx
    .select({ id: exams.id })
    .from(exams)
    .innerJoin(notices, eq(notices.examId, exams.id))
    .where(eq(notices.sourceKey, notice));
  await tx
    .insert(studyPlans)
    .values({ studentId, minutes, examId: exam?.id ?? null })
    .onConflictDoNothing();
  if (favoritesNotebook === null) return;
  const liked = await tx
    .select({ questionId: favorites.questionId })
    .from(favorites)
    .where(eq(favorites.studentId, studentId))
    .orderBy(asc(favorites.createdAt));
  const id = uuidOf(`${email}/favorites`);
  const createdAt = new Date(until.getTime() - 10 * DAY_MS);
  if (liked.length === 0) return;
  await tx
    .insert(notebooks)
    .values({ studentId, id, name: favoritesNotebook, createdAt, source: { tipo: 'escolhidas' } });
  await tx
    .insert(notebookQuestions)
    .values(liked.map(({ questionId }, at) => ({ studentId, notebookId: id, questionId, position: at + 1 })));
}

/** Those of the given accounts whose owner has not started to study; answers loaded with the content do not count. */
async function readUnused(tx: Queryable, emails: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await tx.execute<{ email: string; id: string }>(sql`
    select u.email, u.id from users u where u.email = any (${sql.param(emails)}::text[]) and not exists (
      select from answers a where a.student_id = u.id and a.id::text not like '00000000-0000-4000-8000-%')`);
  return new Map(rows.map(({ email, id }) => [email, id]));
}

/**
 * Gives the demo accounts a study history in progress, once, in one transaction. Accounts used meanwhile stay as they
 * are.
 */
export async function loadLives(
  db: Database,
  { papers, today, community }: { papers: readonly string[]; today: string; community: Community },
): Promise<void> {
  if ((await db.$count(appState, eq(appState.key, LOADED))) > 0) return;
  const known = await readPapers(db, papers);
  const until = instantOf(today, 0);
  const since = instantOf(firstDay(today), -60);
  await db.transaction(async (tx) => {
    const ids = await readUnused(tx, [TEACHER, ...LIVES.map(({ email }) => email)]);
    const begun = LIVES.flatMap((life) => {
      const studentId = ids.get(life.email);
      return studentId ? [{ life, studentId }] : [];
    });
    if (begun.length > 0)
      await tx
        .update(users)
        .set({ createdAt: sql`least(created_at, ${since.toISOString()}::timestamptz)`, isNew: false })
        .where(
          inArray(
            users.id,
            begun.map(({ studentId }) => studentId),
          ),
        );
    await writeStudies(
      tx,
      begun.map(({ life, studentId }) => planOf(life, studentId, { papers: known, today })),
    );
    for (const { life, studentId } of begun) await writeChoices(tx, life, studentId, until);
    await writeRequests(tx, community, { ids, until });
    await tx.insert(appState).values({ key: LOADED, value: { day: today } });
  });
}
