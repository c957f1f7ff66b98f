import type { ResultOf } from '@mapa/api-contract';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { board, body, presentInstitutionRef } from '../catalogue/origin';
import type { Queryable } from '../db/client';
import { plainSummary } from '../text/plain';
import { alternatives, examQuestions, exams, questions, questionVersions, subjects } from '../db/schema';

export type QuestionView = ResultOf<'GET /api/question'>['data'][number];
type Identity = Omit<QuestionView, 'enunciado' | 'alternativas' | 'versao'>;

/** A question, and the version that is wanted of it; the current one when none is named. */
export interface QuestionRef {
  id: number;
  version?: number;
}

async function subjectNames(db: Queryable, paths: number[][]): Promise<Map<number, string>> {
  const ids = [...new Set(paths.flat())];
  if (ids.length === 0) return new Map();
  const rows = await db.select({ id: subjects.id, name: subjects.name }).from(subjects).where(inArray(subjects.id, ids));
  return new Map(rows.map((row) => [row.id, row.name]));
}

const readRows = (db: Queryable, ids: number[]) =>
  db
    .select({
      question: {
        id: questions.id,
        kind: questions.kind,
        currentVersion: questions.currentVersion,
        subjectPath: questions.subjectPath,
        year: questions.year,
        educationLevel: questions.educationLevel,
        position: questions.position,
        difficulty: questions.difficulty,
        annulled: questions.annulled,
        outdated: questions.outdated,
        statusReason: questions.statusReason,
        commented: questions.commented,
      },
      board,
      body,
      exam: { id: exams.id, name: exams.name },
      place: { number: examQuestions.number, variant: examQuestions.variant },
    })
    .from(questions)
    .leftJoin(board, eq(board.id, questions.boardId))
    .leftJoin(body, eq(body.id, questions.institutionId))
    .leftJoin(exams, eq(exams.id, questions.examId))
    .leftJoin(examQuestions, and(eq(examQuestions.examId, questions.examId), eq(examQuestions.questionId, questions.id)))
    .where(inArray(questions.id, ids));

type Row = Awaited<ReturnType<typeof readRows>>[number];

function presentIdentity({ question, exam, place, ...row }: Row, names: Map<number, string>): Identity {
  return {
    id: question.id,
    codigo: `Q${question.id}`,
    tipo: question.kind,
    banca: presentInstitutionRef(row.board),
    instituicao: presentInstitutionRef(row.body),
    prova: exam && { id: exam.id, nome: exam.name },
    numero: place?.number ?? null,
    variante: place?.variant ?? null,
    ano: question.year,
    escolaridade: question.educationLevel,
    cargo: question.position,
    assunto: question.subjectPath.map((id) => ({ id, nome: names.get(id) ?? '' })),
    dificuldade: question.difficulty,
    anulada: question.annulled,
    desatualizada: question.outdated,
    motivo_situacao: question.statusReason,
    comentada: question.commented,
  };
}

async function readIdentities(db: Queryable, ids: number[]) {
  const rows = ids.length ? await readRows(db, ids) : [];
  const names = await subjectNames(db, rows.map((row) => row.question.subjectPath));
  return new Map(rows.map((row) => [row.question.id, { row, identity: presentIdentity(row, names) }]));
}

/** The versions' statements and alternatives, by question. Four queries whatever the length of the list. */
export async function loadQuestions(db: Queryable, refs: QuestionRef[]): Promise<QuestionView[]> {
  const found = await readIdentities(db, refs.map((ref) => ref.id));
  const wanted = refs.flatMap((ref) => {
    const row = found.get(ref.id)?.row;
    return row ? [{ id: ref.id, version: ref.version ?? row.question.currentVersion }] : [];
  });
  if (wanted.length === 0) return [];
  const pairs = sql`(${sql.join(wanted.map(({ id, version }) => sql`(${id}::int, ${version}::int)`), sql`, `)})`;
  const [texts, options] = await Promise.all([
    db
      .select()
      .from(questionVersions)
      .where(sql`(${questionVersions.questionId}, ${questionVersions.version}) in ${pairs}`),
    db
      .select({ id: alternatives.id, questionId: alternatives.questionId, letra: alternatives.letter, texto: alternatives.text })
      .from(alternatives)
      .where(sql`(${alternatives.questionId}, ${alternatives.version}) in ${pairs}`)
      .orderBy(asc(alternatives.questionId), asc(alternatives.position)),
  ]);
  const textOf = new Map(texts.map((text) => [text.questionId, text]));
  return wanted.flatMap(({ id, version }) => {
    const identity = found.get(id)?.identity;
    const text = textOf.get(id);
    if (!identity || !text) return [];
    const own = options.filter((option) => option.questionId === id);
    return [
      {
        ...identity,
        versao: version,
        enunciado: text.statement,
        alternativas: own.map(({ id: alternativeId, letra, texto }) => ({ id: alternativeId, letra, texto })),
      },
    ];
  });
}

const SUMMARY_LENGTH = 160;

/** A line each for an index: identity and the beginning of the statement as plain text. */
export async function loadQuestionLines(db: Queryable, ids: number[]) {
  const [found, texts] = await Promise.all([
    readIdentities(db, ids),
    ids.length
      ? db
          .select({ id: questions.id, statement: questionVersions.statement })
          .from(questions)
          .innerJoin(
            questionVersions,
            and(eq(questionVersions.questionId, questions.id), eq(questionVersions.version, questions.currentVersion)),
          )
          .where(inArray(questions.id, ids))
      : [],
  ]);
  const textOf = new Map(texts.map((text) => [text.id, text.statement]));
  return ids.flatMap((id) => {
    const entry = found.get(id);
    return entry ? [{ ...entry.identity, resumo: plainSummary(textOf.get(id) ?? '', SUMMARY_LENGTH) }] : [];
  });
}
