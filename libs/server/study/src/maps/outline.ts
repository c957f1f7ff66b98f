import { percentagesOf } from '@mapa/domain';
import { LRUCache } from 'lru-cache';
import type { QueryResultRow } from 'pg';
import { type Database, ofAnyLength, statement } from '@mapa/server-platform';
import type { Counts, SubjectRow } from '../collections/progress';
import { HEAVIEST, type MapFacts, type MapView, presentMap } from './catalogue';

/** One step of a map: one number of the paper in one subject. */
interface Step {
  /** The number's index among the map's numbers, from 0; a number in several subjects has several steps. */
  slot: number;
  /** The subject's index in `subjects`. */
  subject: number;
  /** The question shown first: that of the first language. */
  question: number;
}

/** The data from which every student's progress in a map is computed: its numbers in study order and its subjects. */
export interface MapOutline {
  revision: number;
  map: MapView;
  slotCount: number;
  /** In study order. */
  steps: Step[];
  /** Each question's index in `steps`. */
  stepOf: ReadonlyMap<number, number>;
  /** In study order. */
  subjects: Omit<SubjectRow, keyof Counts>[];
}

/**
 * Parallel lists in study order: one group for subjects, one for questions with step and slot as the map stores them.
 */
interface OutlineLists {
  subjects: number[] | null;
  names: string[];
  matters: number[];
  matter_names: string[];
  weights: number[];
  /** The position of each by incidence, from 1. */
  incidence_ranks: number[];
  /** Expected points in a map ordered by points; otherwise null. */
  points: (number | null)[] | null;
  questions: number[] | null;
  question_steps: number[];
  question_slots: number[];
  question_subjects: number[];
}

type OutlineRow = QueryResultRow & Omit<MapFacts, 'heaviest'> & OutlineLists & { revision: number };

/** Looked up by key: in a join the planner reads all institutions when it overestimates the maps. */
const institution = (id: string): string =>
  `(select json_build_object('id', i.id, 'acronym', i.acronym, 'name', i.name) from institutions i where i.id = ${id})`;

// Lists of plain values: building an object for each row would take as long as everything else.
const readOutlines = statement<OutlineRow>(
  'map-outlines',
  `select m.content_revision as revision, json_build_object('id', m.id, 'name', m.name, 'slug', m.slug, 'year', m.year,
      'educationLevel', m.education_level, 'position', m.position, 'examId', m.exam_id, 'questionCount', m.question_count,
      'subjectCount', m.subject_count) as map,
    ${institution('m.board_id')} as board, ${institution('m.institution_id')} as body, s.*, q.*
  from question_maps m
  cross join lateral (
    select json_agg(subject_id) as subjects, json_agg(name) as names, json_agg(root) as matters, json_agg(matter) as matter_names,
      json_agg(questions) as weights, json_agg(incidence_rank) as incidence_ranks, json_agg(points) as points
    from (
      select ms.subject_id, s.name, s.root, matter.name as matter, ms.questions, ms.incidence_rank,
        (select p.points from map_points p where p.map_id = ms.map_id and p.subject_id = ms.subject_id) as points
      from map_subjects ms
      cross join lateral (select name, path[1] as root from subjects where id = ms.subject_id offset 0) s
      cross join lateral (select name from subjects where id = s.root offset 0) matter
      where ms.map_id = m.id order by ms.rank) s) s
  cross join lateral (
    select json_agg(question_id) as questions, json_agg(step) as question_steps, json_agg(slot) as question_slots,
      json_agg(subject_id) as question_subjects
    from (
      select question_id, step, slot, subject_id from map_questions
      where map_id = m.id order by step, variant, question_id) q) q
  where m.id = any (${ofAnyLength('$1::int[]')}::int[])`,
);

/** Expected points of each subject, 0 outside the programme; null for a map without points. */
const pointsOf = ({ points }: OutlineLists): number[] | null =>
  points?.some((one) => one !== null) ? points.map((one) => one ?? 0) : null;

function subjectsOf(row: OutlineLists): MapOutline['subjects'] {
  const points = pointsOf(row);
  return (row.subjects ?? []).map((id, at) => ({
    subject_id: id,
    name: row.names[at] ?? '',
    matter_id: row.matters[at] ?? 0,
    matter: row.matter_names[at] ?? '',
    ...(points && { points: points[at] ?? 0 }),
  }));
}

/** The heaviest subjects and everybody's shares, both by incidence, which an order by hand does not follow. */
function incidenceOf(row: OutlineLists): Pick<MapFacts, 'heaviest' | 'shares'> {
  const { subjects, names, weights, incidence_ranks: ranks } = row;
  const ids = subjects ?? [];
  const byIncidence = [...ids.keys()].sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0));
  const points = pointsOf(row);
  return {
    heaviest: byIncidence
      .slice(0, HEAVIEST)
      .map((at) => ({ id: ids[at] ?? 0, nome: names[at] ?? '', questoes: weights[at] ?? 0 })),
    shares: points && percentagesOf(byIncidence.map((at) => points[at] ?? 0)),
  };
}

function stepsOf({ subjects, ...row }: OutlineLists): Pick<MapOutline, 'slotCount' | 'steps' | 'stepOf'> {
  const placeOf = new Map(subjects?.map((id, place) => [id, place]));
  const slots = new Map<number, number>();
  const steps: Step[] = [];
  const stepOf = new Map<number, number>();
  for (const [at, question] of (row.questions ?? []).entries()) {
    const [number, subject] = [row.question_slots[at] ?? 0, row.question_subjects[at] ?? 0];
    if (at === 0 || row.question_steps[at] !== row.question_steps[at - 1]) {
      const slot = slots.get(number) ?? slots.size;
      slots.set(number, slot);
      steps.push({ slot, subject: placeOf.get(subject) ?? 0, question });
    }
    stepOf.set(question, steps.length - 1);
  }
  return { slotCount: slots.size, steps, stepOf };
}

function outlineOf(row: OutlineRow): MapOutline {
  return {
    revision: row.revision,
    map: presentMap({ ...row, ...incidenceOf(row) }),
    subjects: subjectsOf(row),
    ...stepsOf(row),
  };
}

/** Total of questions in the cached outlines of a process: about 45 MB. */
const QUESTIONS_KEPT = 250_000;

const newOutlines = () =>
  new LRUCache<number, MapOutline>({ maxSize: QUESTIONS_KEPT, sizeCalculation: ({ stepOf }) => stepOf.size + 1 });

const outlinesOf = new WeakMap<Database, ReturnType<typeof newOutlines>>();

/** A map with the revision of its content that a statement has read. */
export interface MapRevision {
  map_id: number;
  revision: number;
}

/**
 * The outlines of some maps, by id. A cached outline is used if it has the revision that was read; the others are read
 * in one statement, and may then be of a later revision.
 */
export async function findOutlines(db: Database, maps: readonly MapRevision[]): Promise<Map<number, MapOutline>> {
  const kept = outlinesOf.get(db) ?? newOutlines();
  outlinesOf.set(db, kept);
  const found = new Map<number, MapOutline>();
  const wanted: number[] = [];
  for (const { map_id: id, revision } of maps) {
    const outline = kept.get(id);
    if (outline?.revision === revision) found.set(id, outline);
    else wanted.push(id);
  }
  if (wanted.length === 0) return found;
  for (const row of await readOutlines(db, [wanted])) {
    const outline = outlineOf(row);
    kept.set(row.map.id, outline);
    found.set(row.map.id, outline);
  }
  return found;
}
