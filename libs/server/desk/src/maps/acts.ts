import type { InputOf, ResultOf } from '@mapa/api-contract';
import { tidyName } from '@mapa/domain';
import { lockBank } from '@mapa/server-importer';
import { type Database, type Queryable, questionMaps, recordAct, refuse, type Student } from '@mapa/server-platform';
import { eq } from 'drizzle-orm';
import { DESK } from '../errors/error-messages';
import { type DeskMap, readMap } from './map';

type NameBody = InputOf<'PUT /api/customer-area/desk/map/{id}/name'>['body'];
type NameAnswer = ResultOf<'PUT /api/customer-area/desk/map/{id}/name'>;

/** Runs an act on a public map, with the bank locked. */
export const actOnMap = <Answer>(
  db: Database,
  id: number,
  act: (tx: Queryable, map: DeskMap) => Promise<Answer>,
): Promise<Answer> =>
  db.transaction(async (tx) => {
    await lockBank(tx);
    return act(tx, await readMap(tx, id));
  });

/** Refuses what can only be done with the latest edition. */
export function demandLatest({ substituido_por }: DeskMap): void {
  if (substituido_por) throw refuse(DESK.mapReplaced, { nome: substituido_por.nome });
}

/** Renames a map, unless somebody renamed it since it was seen. */
export const renameMap = (
  db: Database,
  student: Student,
  id: number,
  { nome, nome_visto }: NameBody,
): Promise<NameAnswer> =>
  actOnMap(db, id, async (tx, map) => {
    const name = tidyName(nome);
    if (name === '') throw refuse(DESK.mapName);
    if (map.nome === name) return { salvo: true, mapa: map };
    if (map.nome !== nome_visto) return { salvo: false, mapa: map };
    await tx.update(questionMaps).set({ name }).where(eq(questionMaps.id, id));
    await recordAct(
      tx,
      { staffId: student.id },
      { act: 'mapa_renomeado', on: ['mapa', id], before: { nome: map.nome }, after: { nome: name } },
    );
    return { salvo: true, mapa: await readMap(tx, id) };
  });

/** Withdraws a map from the offers, or offers it again; students who have it keep it. */
export const offerMap = (db: Database, student: Student, id: number, isOffered: boolean): Promise<DeskMap> =>
  actOnMap(db, id, async (tx, map) => {
    demandLatest(map);
    if ((map.situacao === 'oferecido') === isOffered) return map;
    await tx.update(questionMaps).set({ active: isOffered }).where(eq(questionMaps.id, id));
    await recordAct(
      tx,
      { staffId: student.id },
      {
        act: isOffered ? 'mapa_oferecido' : 'mapa_retirado',
        on: ['mapa', id],
        after: { nome: map.nome, estudantes: map.estudantes },
      },
    );
    return readMap(tx, id);
  });
