import type { InputOf, ResultOf } from '@mapa/api-contract';
import { DESK_MAX_ALTERNATIVES, DESK_PAPER_QUESTIONS } from '@mapa/domain';
import type { EditableQuestion } from '@mapa/server-importer';
import { type Database, type Queryable, refuse, type Student } from '@mapa/server-platform';
import { DESK } from '../errors/error-messages';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { PaperData } from '../papers/data';
import { lastEdit } from '../papers/edits';
import { lockIdlePaper, type Paper, readPaper } from '../papers/paper';
import { presentPaper } from '../papers/present';
import { type FieldMemory, restoreFields } from './batch-memory';
import { rejudged } from './correct';
import { withoutAddresses } from './pictures';
import { contentOf, type Question } from './question';
import { deskEdits, deskPapers, deskQuestions } from '../tables/papers';

type Body = InputOf<'PUT /api/customer-area/desk/paper/{id}/order'>['body'];
type Answer = ResultOf<'PUT /api/customer-area/desk/paper/{id}/order'>;

/**
 * Data for undoing an act: the earlier order, and the earlier state of the changed questions, or that they did not
 * exist.
 */
interface Memory {
  /** Positions in the earlier order. */
  order: number[];
  before: Question[];
  /** Positions of questions that the act created. */
  made: number[];
  /** Revisions after the act, by position: a question corrected since is not restored. */
  revisions: Record<number, Question['revisions']>;
}

/**
 * Result of an act: the new order, and the question to show, null for the one that is open; null if another change came
 * first. `left` are questions that an undone change of several leaves.
 */
type Outcome = { order: number[]; before?: Question[]; made?: number[]; look: number | null; left?: number[] } | null;

interface Scene {
  tx: Queryable;
  paper: Paper;
  /** All questions in order, locked. */
  all: Question[];
}

const ofPaper = (paperId: string, positions: readonly number[]) =>
  and(eq(deskQuestions.paperId, paperId), inArray(deskQuestions.position, [...positions]));

const readAll = (tx: Queryable, paperId: string): Promise<Question[]> =>
  tx
    .select()
    .from(deskQuestions)
    .where(eq(deskQuestions.paperId, paperId))
    .orderBy(asc(deskQuestions.place))
    .for('update');

const orderOf = (all: readonly Question[]): number[] => all.map(({ position }) => position);

function indexOf({ all }: Scene, { posicao }: Body): number {
  const index = all.findIndex(({ position }) => position === posicao);
  if (index < 0) throw refuse(DESK.noSuchDraft);
  return index;
}

const isSeen = ({ revisions }: Question, { revisoes }: Body): boolean =>
  (revisions['enunciado'] ?? 0) === (revisoes?.enunciado ?? 0) &&
  (revisions['alternativas'] ?? 0) === (revisoes?.alternativas ?? 0);

const raised = ({ revisions }: Question): Question['revisions'] => ({
  ...revisions,
  ...Object.fromEntries(
    ['divisao', 'enunciado', 'alternativas', 'gabarito'].map((field) => [field, (revisions[field] ?? 0) + 1]),
  ),
});

async function save({ tx, paper }: Scene, question: Question, content: EditableQuestion, more: Partial<Question> = {}) {
  const next = await rejudged(tx, question, content, paper.data as PaperData);
  const changes = { ...next, ...more, revisions: raised(question), changedAt: new Date() };
  await tx
    .update(deskQuestions)
    .set(changes)
    .where(ofPaper(paper.id, [question.position]));
}

/** Name for the question after one: the next number, unless the paper already has it. */
function nextName(all: readonly Question[], name: string): string {
  const next = name.replace(/\d+(?!.*\d)/, (number) => String(Number(number) + 1));
  return next === name || all.some((one) => contentOf(one).name === next) ? '' : next;
}

function partsOf(question: Question, { corte }: Body): [EditableQuestion, EditableQuestion] {
  const content = contentOf(question);
  const [first = '', second = ''] = (corte?.enunciados ?? []).map(withoutAddresses);
  const [stay, go] = [
    content.alternatives.slice(0, corte?.ficam ?? 0),
    content.alternatives.slice(corte?.vao ?? content.alternatives.length),
  ];
  if ((first === '' && stay.length === 0) || (second === '' && go.length === 0)) throw refuse(DESK.emptyPart);
  return [
    { ...content, statement: first, alternatives: stay },
    { ...content, idNumber: '', statement: second, alternatives: go, comment: null, sharedTexts: [] },
  ];
}

async function split(scene: Scene, body: Body): Promise<Outcome> {
  const { tx, paper, all } = scene;
  const index = indexOf(scene, body);
  const question = all[index] as Question;
  if (!isSeen(question, body)) return null;
  if (all.length >= DESK_PAPER_QUESTIONS) throw refuse(DESK.tooManyDrafts, { maximo: DESK_PAPER_QUESTIONS });
  const [first, second] = partsOf(question, body);
  const position = Math.max(...orderOf(all)) + 1;
  const made = { ...question, position, place: position, revisions: {}, suggestions: [], changedAt: new Date() };
  await save(scene, question, first);
  await tx.insert(deskQuestions).values({
    ...made,
    ...(await rejudged(tx, made, { ...second, name: nextName(all, second.name) }, paper.data as PaperData)),
  });
  return {
    order: orderOf(all).toSpliced(index + 1, 0, position),
    before: [question],
    made: [position],
    look: question.position,
  };
}

const union = (one: readonly string[], other: readonly string[]): string[] => [...new Set([...one, ...other])];

/** A text without the leading shared texts that the other question has too. */
function ownBeside(first: EditableQuestion, second: EditableQuestion): string {
  const shared = (second.sharedTexts ?? []).filter((text) => first.sharedTexts?.includes(text)).join('');
  return second.statement.startsWith(shared) ? second.statement.slice(shared.length) : second.statement;
}

async function join(scene: Scene, body: Body): Promise<Outcome> {
  const { tx, paper, all } = scene;
  const index = indexOf(scene, body);
  const [one, other] = [all[index] as Question, all[index + 1]];
  if (!other) throw refuse(DESK.noNextDraft);
  if (!isSeen(one, body)) return null;
  const [first, second] = [contentOf(one), contentOf(other)];
  const alternatives = [...first.alternatives, ...second.alternatives];
  if (alternatives.length > DESK_MAX_ALTERNATIVES)
    throw refuse(DESK.tooManyAlternatives, { maximo: DESK_MAX_ALTERNATIVES });
  const content = {
    ...first,
    statement: first.statement + ownBeside(first, second),
    alternatives,
    comment: [first.comment, second.comment].filter(Boolean).join('') || null,
    subject: first.subject ?? second.subject,
    annulled: first.annulled || second.annulled,
    tags: union(first.tags, second.tags),
  };
  await save(scene, one, content, { doubts: union(one.doubts, other.doubts), cuts: union(one.cuts, other.cuts) });
  await tx.delete(deskQuestions).where(ofPaper(paper.id, [other.position]));
  return { order: orderOf(all).toSpliced(index + 1, 1), before: [one, other], look: one.position };
}

function move(scene: Scene, body: Body): Outcome {
  const index = indexOf(scene, body);
  const order = orderOf(scene.all);
  const [position = 0] = order.splice(index, 1);
  order.splice((body.para ?? index + 1) - 1, 0, position);
  return { order, look: position };
}

async function restore({ tx, paper, all }: Scene, { order, before, made, revisions }: Memory): Promise<Outcome> {
  const now = new Map(all.map((question) => [question.position, question]));
  for (const [position, seen] of Object.entries(revisions)) {
    const question = now.get(Number(position));
    // Field by field, as jsonb does not keep the order of names.
    const isAsLeft =
      question &&
      [...Object.keys(seen), ...Object.keys(question.revisions)].every(
        (name) => seen[name] === question.revisions[name],
      );
    if (!isAsLeft)
      throw refuse(DESK.draftChangedSince, { nome: (question && contentOf(question).name) || `Questão ${position}` });
  }
  await tx.delete(deskQuestions).where(ofPaper(paper.id, [...made, ...before.map(({ position }) => position)]));
  if (before.length > 0)
    await tx.insert(deskQuestions).values(
      before.map((question) => ({
        ...question,
        // An open page must not overwrite what was restored.
        revisions: raised(now.get(question.position) ?? question),
        changedAt: new Date(),
      })),
    );
  return { order, look: before[0]?.position ?? order[0] ?? 1 };
}

async function undo(scene: Scene): Promise<Outcome> {
  const { tx, paper, all } = scene;
  const edit = await lastEdit(tx, paper.id);
  if (!edit) throw refuse(DESK.nothingToUndo);
  await tx.delete(deskEdits).where(eq(deskEdits.id, edit.id));
  if (edit.kind !== 'varias') return restore(scene, edit.memory as Memory);
  const left = await restoreFields(tx, all, edit.memory as FieldMemory[], paper.data as PaperData);
  return { order: orderOf(all), look: null, left };
}

async function saveOrder(tx: Queryable, paperId: string, order: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update desk_questions q set place = o.place from unnest(${sql.param(order)}::int[]) with ordinality as o (position, place)
    where q.paper_id = ${paperId} and q.position = o.position and q.place <> o.place`);
}

async function remember(
  { tx, paper, all }: Scene,
  kind: 'dividir' | 'juntar' | 'mover',
  outcome: NonNullable<Outcome>,
) {
  const { before = [], made = [] } = outcome;
  const touched = [...before.map(({ position }) => position), ...made];
  const after = (await readAll(tx, paper.id)).filter(({ position }) => touched.includes(position));
  const memory: Memory = {
    order: orderOf(all),
    before,
    made,
    revisions: Object.fromEntries(after.map(({ position, revisions }) => [position, revisions])),
  };
  await tx.insert(deskEdits).values({ paperId: paper.id, kind, memory });
}

const ACTS = { dividir: split, juntar: join, mover: move, desfazer: undo } as const;

/**
 * Splits a question of a paper, joins it to the next, moves it, or undoes the last of these and of changes of several
 * questions at once. If another person has
 * changed the question since it was seen, nothing is done.
 */
export async function rearrange(db: Database, student: Student, paperId: string, body: Body): Promise<Answer> {
  const outcome = await db.transaction(async (tx) => {
    const paper = await lockIdlePaper(tx, student, paperId);
    const scene: Scene = { tx, paper, all: await readAll(tx, paperId) };
    const done = await ACTS[body.ato](scene, body);
    if (!done) return null;
    await saveOrder(tx, paperId, done.order);
    if (body.ato !== 'desfazer') await remember(scene, body.ato, done);
    await tx.update(deskPapers).set({ report: null, changedAt: new Date() }).where(eq(deskPapers.id, paperId));
    return done;
  });
  const prova = await presentPaper(db, await readPaper(db, student, paperId));
  return { salvo: outcome !== null, posicao: outcome?.look ?? null, outras: outcome?.left ?? [], prova };
}
