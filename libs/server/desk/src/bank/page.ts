import type { ResultOf } from '@mapa/api-contract';
import { documentAddress } from '@mapa/server-catalogue';
import { questionsWithText, readCurrentTexts, textHash } from '@mapa/server-importer';
import { type Database, refuse, type Student, STUDY, wholeStatementOf } from '@mapa/server-platform';
import { demandNotInSitting, loadQuestions } from '@mapa/server-questions';
import { sql } from 'drizzle-orm';
import { readKeys } from './keys';
import { readStaffFacts } from './list';

type BankQuestion = ResultOf<'GET /api/customer-area/desk/question/{id}'>;
type VersionLine = BankQuestion['versoes'][number];

interface VersionRow extends Record<string, unknown> {
  version: number;
  created_at: string;
  key: string | null;
  comment: string | null;
  own_comments: { letra: string; texto: string }[] | null;
  changes: Record<VersionLine['mudou'][number], boolean | null>;
}

/**
 * The versions of a question, newest first, each compared with the previous one. The key is compared by alternative,
 * not by letter.
 */
async function readVersions(db: Database, id: number): Promise<VersionRow[]> {
  const { rows } = await db.execute<VersionRow>(sql`
    with texts as (
      select v.version, v.created_at, ${sql.raw(wholeStatementOf('v'))} as statement, v.comment,
        max(a.letter) filter (where a.correct) as key,
        max(coalesce(a.same_as, a.id)) filter (where a.correct) as right_one,
        array_agg(row (a.letter, a.text)::text order by a.position) as alternatives,
        array_agg(a.comment order by a.position) as comments,
        json_agg(json_build_object('letra', a.letter, 'texto', a.comment) order by a.position) filter (where a.comment is not null) as own_comments
      from question_versions v left join alternatives a on a.question_id = v.question_id and a.version = v.version
      where v.question_id = ${id} group by v.question_id, v.version)
    select version, created_at, key, comment, own_comments, json_build_object(
      'enunciado', statement is distinct from lag(statement) over w,
      'alternativas', alternatives is distinct from lag(alternatives) over w,
      'gabarito', right_one is distinct from lag(right_one) over w,
      'comentario', (comment, comments) is distinct from (lag(comment) over w, lag(comments) over w)) as changes
    from texts window w as (order by version) order by version desc`);
  return rows;
}

const CHANGES = ['enunciado', 'alternativas', 'gabarito', 'comentario'] as const;

const presentVersion = ({ version, created_at, key, changes }: VersionRow, isFirst: boolean): VersionLine => ({
  versao: version,
  em: new Date(created_at).toISOString(),
  gabarito: key,
  mudou: isFirst ? [] : CHANGES.filter((name) => changes[name]),
});

interface Place extends Record<string, unknown> {
  id: number;
  nome: string;
  slug: string;
  key_hash: string | null;
}

/** The papers of a question, with the address of the PDF of each key. */
async function readPapers(db: Database, id: number): Promise<BankQuestion['provas']> {
  const { rows } = await db.execute<Place>(sql`
    select e.id, e.name as nome, e.slug, e.key_hash
    from exam_questions eq join exams e on e.id = eq.exam_id where eq.question_id = ${id} order by e.id`);
  return rows.map(({ id: examId, nome, slug, key_hash: hash }) => ({
    id: examId,
    nome,
    gabarito_pdf: hash && documentAddress(hash, slug, 'gabarito'),
  }));
}

/** A question's shared texts, each with the number of questions that show it. */
async function readTexts(db: Database, id: number): Promise<BankQuestion['textos']> {
  const texts = (await readCurrentTexts(db, [id])).get(id) ?? [];
  return Promise.all(
    texts.map(async ({ html }) => {
      const marca = textHash(html);
      return { marca, texto: html, questoes: (await questionsWithText(db, marca)).length };
    }),
  );
}

const countStudents = async (db: Database, id: number): Promise<number> => {
  const { rows } = await db.execute<{ students: number }>(
    sql`select count(distinct student_id)::int as students from answers where question_id = ${id} and not revealed`,
  );
  return rows[0]?.students ?? 0;
};

/**
 * A question of the bank with its key, for staff only. Refuses an unknown one, and one in the caller's own open
 * sitting.
 */
export async function readBankQuestion(db: Database, student: Student, id: number): Promise<BankQuestion> {
  await demandNotInSitting(db, student, id);
  const [[questao], textos, facts, versions, papers, responderam] = await Promise.all([
    loadQuestions(db, [id]),
    readTexts(db, id),
    readStaffFacts(db, [id]),
    readVersions(db, id),
    readPapers(db, id),
    countStudents(db, id),
  ]);
  const [current] = versions;
  const own = facts.get(id);
  if (!questao || !current || !own) throw refuse(STUDY.noSuchQuestion);
  const keyVersions = versions.filter(({ changes }, at) => at === versions.length - 1 || changes.gabarito);
  return {
    questao,
    textos,
    ...own,
    gabarito: current.key,
    comentario: current.comment,
    comentarios_alternativas: current.own_comments ?? [],
    gabaritos: await readKeys(
      db,
      id,
      keyVersions.map(({ version, created_at, key }) => ({ version, at: new Date(created_at), key })),
    ),
    provas: papers,
    responderam,
    versoes: versions.map((row, at) => presentVersion(row, at === versions.length - 1)),
  };
}
