import type { Database } from '@mapa/server-platform';
import { readPaper } from '@mapa/server-sittings';
import { sql } from 'drizzle-orm';
import { type DemoItem, readItems } from './items';

/** A number of a map: its question, or one for each language. */
export type Step = readonly { item: DemoItem; language: string | null }[];

/** A paper of the demo with its map, for the students. */
export interface DemoPaper {
  name: string;
  examId: number;
  mapId: number;
  steps: readonly Step[];
  /** For sittings. */
  sheet: NonNullable<Awaited<ReturnType<typeof readPaper>>>;
  items: ReadonlyMap<number, DemoItem>;
}

interface Row extends Record<string, unknown> {
  name: string;
  exam_id: number;
  map_id: number;
  step: number;
  question_id: number;
  variant: string | null;
}

/** The existing papers with these names, in this order, each with the latest edition of its map. */
export async function readPapers(db: Database, names: readonly string[]): Promise<DemoPaper[]> {
  const { rows } = await db.execute<Row>(sql`
    select e.name, e.id as exam_id, m.id as map_id, mq.step, mq.question_id, mq.variant
    from exams e join question_maps m on m.exam_id = e.id and m.replaced_by is null and m.active
    join map_questions mq on mq.map_id = m.id
    where e.given and e.name = any (${sql.param(names)}::text[]) order by e.id, m.id, mq.step, mq.variant, mq.question_id`);
  const items = await readItems(db, [...new Set(rows.map(({ exam_id }) => exam_id))]);
  const found = names.map(async (name): Promise<DemoPaper[]> => {
    const own = rows.filter((row) => row.name === name);
    const [first] = own;
    const sheet = first && (await readPaper(db, first.exam_id));
    if (!first || !sheet) return [];
    const steps = [...new Set(own.map(({ step }) => step))].map((step) => own.filter((row) => row.step === step));
    return [
      {
        name,
        examId: first.exam_id,
        mapId: first.map_id,
        sheet,
        items,
        steps: steps.map((step) =>
          step.flatMap(({ question_id, variant }) => {
            const item = items.get(question_id);
            return item ? [{ item, language: variant }] : [];
          }),
        ),
      },
    ];
  });
  return (await Promise.all(found)).flat();
}
