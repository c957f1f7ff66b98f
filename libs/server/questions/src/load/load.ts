import type { ResultOf } from '@mapa/api-contract';
import { alternativesAmong } from '@mapa/domain';
import { and, asc, eq, sql } from 'drizzle-orm';
import { board, boardColumns, body, bodyColumns, presentInstitutionRef } from '@mapa/server-search';
import {
  alternatives,
  type Database,
  examQuestions,
  exams,
  prepared,
  questions,
  questionVersions,
  wholeStatementOf,
} from '@mapa/server-platform';
import { plainSummary } from '@mapa/server-text';

export type QuestionView = ResultOf<'GET /api/question'>['data'][number];
type Identity = Omit<QuestionView, 'enunciado' | 'alternativas' | 'combinacoes' | 'versao'>;

const IDS = sql.placeholder('ids');

/** The names of a question's subjects, from its matéria down. */
const subjectNames = sql<string[]>`array(
  select s.name from unnest(${questions.subjectPath}) with ordinality as p (id, place) join subjects s on s.id = p.id order by p.place)`;

const rowsById = prepared((db) =>
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
      board: boardColumns,
      body: bodyColumns,
      exam: { id: exams.id, name: exams.name },
      place: { number: examQuestions.number, variant: examQuestions.variant },
      names: subjectNames,
    })
    .from(questions)
    .leftJoin(board, eq(board.id, questions.boardId))
    .leftJoin(body, eq(body.id, questions.institutionId))
    .leftJoin(exams, eq(exams.id, questions.examId))
    .leftJoin(
      examQuestions,
      and(eq(examQuestions.examId, questions.examId), eq(examQuestions.questionId, questions.id)),
    )
    .where(sql`${questions.id} = any (${IDS}::int[])`)
    .prepare('question-identities'),
);

type Row = Awaited<ReturnType<ReturnType<typeof rowsById>['execute']>>[number];

function presentIdentity({ question, exam, place, names, ...row }: Row): Identity {
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
    assunto: question.subjectPath.map((id, depth) => ({ id, nome: names[depth] ?? '' })),
    dificuldade: question.difficulty,
    anulada: question.annulled,
    desatualizada: question.outdated,
    motivo_situacao: question.statusReason,
    comentada: question.commented,
  };
}

async function readIdentities(db: Database, ids: number[]): Promise<Map<number, Identity>> {
  const rows = ids.length ? await rowsById(db).execute({ ids }) : [];
  return new Map(rows.map((row) => [row.question.id, presentIdentity(row)]));
}

/** Questions with their current version. */
const WANTED = sql`(select q.id, q.current_version from questions q where q.id = any (${IDS}::int[]))`;

const textsToday = prepared((db) =>
  db
    .select({
      questionId: questionVersions.questionId,
      version: questionVersions.version,
      statement: sql<string>`${sql.raw(wholeStatementOf('question_versions'))}`,
    })
    .from(questionVersions)
    .where(sql`(${questionVersions.questionId}, ${questionVersions.version}) in ${WANTED}`)
    .prepare('question-texts'),
);

const optionsToday = prepared((db) =>
  db
    .select({
      id: alternatives.id,
      questionId: alternatives.questionId,
      letra: alternatives.letter,
      texto: alternatives.text,
    })
    .from(alternatives)
    .where(sql`(${alternatives.questionId}, ${alternatives.version}) in ${WANTED}`)
    .orderBy(asc(alternatives.questionId), asc(alternatives.position))
    .prepare('question-options'),
);

/** Questions in their current version, in the order of the list. Three concurrent queries, whatever its length. */
export async function loadQuestions(db: Database, ids: number[]): Promise<QuestionView[]> {
  if (ids.length === 0) return [];
  const [identities, texts, options] = await Promise.all([
    readIdentities(db, ids),
    textsToday(db).execute({ ids }),
    optionsToday(db).execute({ ids }),
  ]);
  const textOf = new Map(texts.map((text) => [text.questionId, text]));
  return ids.flatMap((id) => {
    const identity = identities.get(id);
    const text = textOf.get(id);
    if (!identity || !text) return [];
    const own = options
      .filter((option) => option.questionId === id)
      .map(({ id: alternativeId, letra, texto }) => ({ id: alternativeId, letra, texto }));
    return [
      {
        ...identity,
        versao: text.version,
        enunciado: text.statement,
        ...alternativesAmong(own),
      },
    ];
  });
}

const SUMMARY_LENGTH = 160;

/** One line for each question of an index: identity and the start of the statement as plain text. */
export async function loadQuestionLines(db: Database, ids: number[]) {
  if (ids.length === 0) return [];
  const [found, texts] = await Promise.all([readIdentities(db, ids), textsToday(db).execute({ ids })]);
  const textOf = new Map(texts.map((text) => [text.questionId, text.statement]));
  return ids.flatMap((id) => {
    const identity = found.get(id);
    return identity ? [{ ...identity, resumo: plainSummary(textOf.get(id) ?? '', SUMMARY_LENGTH) }] : [];
  });
}
