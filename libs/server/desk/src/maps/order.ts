import { createHash } from 'node:crypto';
import type { InputOf, ResultOf } from '@mapa/api-contract';
import { type Database, mapOrders, type Queryable, recordAct, refuse, type Student } from '@mapa/server-platform';
import { eq, sql } from 'drizzle-orm';
import { DESK } from '../errors/error-messages';
import { actOnMap } from './acts';
import { type DeskMap, readMap } from './map';

type Order = ResultOf<'GET /api/customer-area/desk/map/{id}/order'>;
type Matter = Order['materias'][number];
type Answer = ResultOf<'PUT /api/customer-area/desk/map/{id}/order'>;
type Body = InputOf<'PUT /api/customer-area/desk/map/{id}/order'>['body'];
type Wanted = NonNullable<Body['materias']>;

interface Row extends Record<string, unknown> {
  id: number;
  name: string;
  questions: number;
  matter_id: number;
  matter: string;
}

/** The map's subjects in the order of its walk. */
async function readSubjects(tx: Queryable, mapId: number): Promise<Row[]> {
  const { rows } = await tx.execute<Row>(sql`
    select s.id, s.name, ms.questions, matter.id as matter_id, matter.name as matter
    from map_subjects ms join subjects s on s.id = ms.subject_id join subjects matter on matter.id = s.path[1]
    where ms.map_id = ${mapId} order by ms.rank`);
  return rows;
}

/** The subjects by matéria; a matéria has the place of its first assunto. */
function byMatter(rows: readonly Row[]): Matter[] {
  const matters = new Map<number, Matter>();
  for (const { id, name, questions, matter_id, matter } of rows) {
    const one = matters.get(matter_id) ?? { id: matter_id, nome: matter, assuntos: [] };
    one.assuntos.push({ id, nome: name, questoes: questions });
    matters.set(matter_id, one);
  }
  return [...matters.values()];
}

const idsOf = (materias: readonly Matter[]): Wanted =>
  materias.map(({ id, assuntos }) => ({ id, assuntos: assuntos.map((one) => one.id) }));

const sameOrder = (one: Wanted, other: Wanted): boolean => JSON.stringify(one) === JSON.stringify(other);

const revisionOf = (isByHand: boolean, materias: readonly Matter[]): string =>
  createHash('sha256')
    .update(JSON.stringify([isByHand, idsOf(materias)]))
    .digest('hex')
    .slice(0, 16);

async function readOrder(tx: Queryable, map: DeskMap): Promise<Order> {
  const isByHand = (await tx.$count(mapOrders, eq(mapOrders.mapId, map.id))) > 0;
  const materias = byMatter(await readSubjects(tx, map.id));
  return { mapa: map, a_mao: isByHand, revisao: revisionOf(isByHand, materias), materias };
}

/** The order of a public map. Refuses where there is none. */
export const findOrder = async (db: Database, id: number): Promise<Order> => readOrder(db, await readMap(db, id));

/** Refuses an order that does not name each subject of the map once, under its own matéria. */
function demandWhole({ materias }: Order, wanted: Wanted): void {
  const sorted = (order: Wanted): Wanted =>
    order
      .map(({ id, assuntos }) => ({ id, assuntos: assuntos.toSorted((a, b) => a - b) }))
      .sort((one, other) => one.id - other.id);
  if (!sameOrder(sorted(idsOf(materias)), sorted(wanted))) throw refuse(DESK.orderIncomplete);
}

/** The order as one text of the audit log. */
const orderText = ({ a_mao, materias }: Order): string =>
  a_mao
    ? materias.map(({ nome, assuntos }) => `${nome}: ${assuntos.map((one) => one.nome).join(', ')}`).join('; ')
    : 'a da incidência';

const rowsOf = (mapId: number, wanted: Wanted): (typeof mapOrders.$inferInsert)[] =>
  wanted.flatMap(({ id, assuntos }, at) => [
    { mapId, isMatter: true, subjectId: id, place: at + 1 },
    ...assuntos.map((subjectId, place) => ({ mapId, isMatter: false, subjectId, place: place + 1 })),
  ]);

/** Replaces the order of a map; the database arranges the map by it. @param wanted null: by incidence */
async function storeOrder(tx: Queryable, mapId: number, wanted: Wanted | null): Promise<void> {
  await tx.delete(mapOrders).where(eq(mapOrders.mapId, mapId));
  if (wanted !== null) await tx.insert(mapOrders).values(rowsOf(mapId, wanted));
}

/**
 * Orders a map by hand, or returns it to the order by incidence, unless somebody changed it since it was seen. Students
 * keep their progress, which is by question; what comes next for them follows the new order (docs/decisions/154).
 */
export const orderMap = (db: Database, student: Student, id: number, { revisao, materias }: Body): Promise<Answer> =>
  actOnMap(db, id, async (tx, map) => {
    const before = await readOrder(tx, map);
    if (before.revisao !== revisao) return { salvo: false, ordem: before };
    if (materias !== null) demandWhole(before, materias);
    const isSame = materias === null ? !before.a_mao : before.a_mao && sameOrder(idsOf(before.materias), materias);
    if (isSame) return { salvo: true, ordem: before };
    await storeOrder(tx, id, materias);
    const after = await readOrder(tx, map);
    await recordAct(
      tx,
      { staffId: student.id },
      {
        act: 'mapa_ordenado',
        on: ['mapa', id],
        before: { ordem: orderText(before) },
        after: { nome: map.nome, ordem: orderText(after), estudantes: map.estudantes },
      },
    );
    return { salvo: true, ordem: after };
  });
