import type { InputOf, ResultOf } from '@mapa/api-contract';
import { type BulkAct, questionCode, sentenceOf } from '@mapa/domain';
import { countCorrections, isRetrainingDue } from '@mapa/server-classifier';
import { lockBank, relinkPapersOf, saveMovedSubjects, saveState, saveSubjectOf } from '@mapa/server-importer';
import { type Database, type Queryable, questions, refuse, type Student, STUDY } from '@mapa/server-platform';
import { DESK } from '../errors/error-messages';
import { withheldQuestions } from '@mapa/server-verdicts';
import { inArray, sql } from 'drizzle-orm';
import type { SendJob } from '../papers/papers';
import { Tree, type TreeNode } from '../subjects/tree';

type Body = InputOf<'PUT /api/customer-area/desk/question-batch'>['body'];
type Answer = ResultOf<'PUT /api/customer-area/desk/question-batch'>;
type Row = typeof questions.$inferSelect;

/** Effect of an act on one question: a change, none because it is already so, or a sentence on why it is refused. */
type Judgement = 'changes' | 'same' | { refused: string };

/** An act on questions of a locked bank. */
interface Act {
  judge: (row: Row) => Judgement;
  /** Applies it to the questions that change; returns sentences on what else it changed. */
  apply: (tx: Queryable, rows: Row[]) => Promise<string[]>;
}

interface Making {
  tx: Queryable;
  student: Student;
  body: Body;
  /** Ids of the selected questions without a key. */
  keyless: ReadonlySet<number>;
}

const STATES = {
  anular: { state: 'annulled', isSet: true },
  retirar_anulacao: { state: 'annulled', isSet: false },
  desatualizar: { state: 'outdated', isSet: true },
  atualizar: { state: 'outdated', isSet: false },
} as const;

function stateAct(act: keyof typeof STATES, { student, body, keyless }: Making): Act {
  const { state, isSet } = STATES[act];
  return {
    judge: (row) => {
      if (row[state] === isSet) return 'same';
      if (act === 'retirar_anulacao' && keyless.has(row.id)) return { refused: DESK.keyMissing.sentence };
      return 'changes';
    },
    apply: async (tx, rows) => {
      for (const row of rows)
        await saveState(tx, { staffId: student.id }, row, { state, isSet, reason: body.motivo.trim() });
      return relinkPapersOf(
        tx,
        rows.map(({ id }) => id),
      );
    },
  };
}

/** @param given the subject to set; null accepts each question's suggested one */
function subjectAct(tree: Tree, given: TreeNode | null, { student, body }: Making): Act {
  const wantedOf = (row: Row): TreeNode => given ?? tree.get(row.subjectId);
  return {
    judge: (row) => {
      if (given === null) return row.subjectSuggested ? 'changes' : 'same';
      return row.subjectId === given.id && !row.subjectSuggested ? 'same' : 'changes';
    },
    apply: async (tx, rows) => {
      for (const row of rows) {
        const wanted = wantedOf(row);
        const [before, after] = [tree.label(tree.get(row.subjectId)), tree.label(wanted)];
        await saveSubjectOf(tx, { staffId: student.id }, row, { ...wanted, before, after, reason: body.motivo.trim() });
      }
      const moved = rows.filter((row) => row.subjectId !== wantedOf(row).id);
      await countCorrections(tx, moved.filter(({ subjectSuggested }) => subjectSuggested).length);
      await saveMovedSubjects(
        tx,
        moved.map(({ id }) => id),
        null,
      );
      return [];
    },
  };
}

async function actOf(act: BulkAct, making: Making): Promise<Act> {
  if (act !== 'assunto' && act !== 'aceitar_assunto') return stateAct(act, making);
  const tree = await Tree.read(making.tx);
  if (act === 'aceitar_assunto') return subjectAct(tree, null, making);
  if (making.body.assunto_id === undefined) throw refuse(DESK.subjectMissing);
  return subjectAct(tree, tree.changeable(making.body.assunto_id), making);
}

async function keylessOf(tx: Queryable, ids: number[]): Promise<Set<number>> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select q.id from questions q where q.id = any(${sql.param(ids)}::int[]) and not exists (
      select from alternatives a where a.question_id = q.id and a.version = q.current_version and a.correct)`);
  return new Set(rows.map(({ id }) => id));
}

/** Counts what is affected by a change of these questions. */
async function countReached(tx: Queryable, ids: number[]): Promise<Pick<Answer['muda'], 'estudantes' | 'mapas'>> {
  const { rows } = await tx.execute<{ students: number; maps: number }>(sql`
    select (select count(distinct sq.student_id)::int from student_questions sq where sq.question_id = any(${sql.param(ids)}::int[])) as students,
      (select count(distinct mq.map_id)::int from map_questions mq join question_maps m on m.id = mq.map_id
        where m.replaced_by is null and mq.question_id = any(${sql.param(ids)}::int[])) as maps`);
  return { estudantes: rows[0]?.students ?? 0, mapas: rows[0]?.maps ?? 0 };
}

/** The judgement of each question, in the given order. */
interface Judged {
  id: number;
  row?: Row | undefined;
  judgement: Judgement;
}

async function tellEffect(tx: Queryable, judged: readonly Judged[], changing: readonly Row[]): Promise<Answer['muda']> {
  return {
    questoes: changing.length,
    iguais: judged.filter(({ judgement }) => judgement === 'same').length,
    recusadas: judged.flatMap(({ id, judgement }) =>
      typeof judgement === 'object' ? [{ id, codigo: questionCode(id), motivo: judgement.refused }] : [],
    ),
    ...(await countReached(
      tx,
      changing.map(({ id }) => id),
    )),
  };
}

/**
 * Applies one act to several questions in one transaction, with an entry in the audit log for each; or only reports
 * what it would change. Questions that cannot be changed are skipped.
 * @param send orders the training that corrected suggestions may require
 */
export async function changeMany(db: Database, student: Student, body: Body, send: SendJob): Promise<Answer> {
  const ids = [...new Set(body.ids)];
  const withheld = await withheldQuestions(db, student, ids);
  return db.transaction(async (tx) => {
    if (!body.so_conferir) await lockBank(tx);
    const rows = await tx.select().from(questions).where(inArray(questions.id, ids));
    const found = new Map(rows.map((row) => [row.id, row]));
    const act = await actOf(body.ato, { tx, student, body, keyless: await keylessOf(tx, ids) });
    const judged = ids.map((id): Judged => {
      const row = found.get(id);
      if (!row) return { id, judgement: { refused: STUDY.noSuchQuestion.sentence } };
      if (withheld.has(id)) return { id, judgement: { refused: STUDY.inSitting.sentence } };
      return { id, row, judgement: act.judge(row) };
    });
    const changing = judged.flatMap(({ row, judgement }) => (row && judgement === 'changes' ? [row] : []));
    const muda = await tellEffect(tx, judged, changing);
    if (body.so_conferir) return { feito: false, muda, avisos: [] };
    const links = await act.apply(tx, changing);
    if (await isRetrainingDue(tx)) await send(tx, { act: 'treinar' });
    return { feito: true, muda, avisos: links.map(sentenceOf) };
  });
}
