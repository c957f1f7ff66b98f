import type { ResultOf } from '@mapa/api-contract';
import { publishedOffices, publishMap } from '@mapa/server-edital';
import { lockBank } from '@mapa/server-importer';
import { type Database, recordAct, type Student } from '@mapa/server-platform';
import { demandLatest } from '../maps/acts';
import { readMap } from '../maps/map';
import { readNotice } from './notice';

type Notice = ResultOf<'POST /api/customer-area/desk/notice/{id}/map'>;

/**
 * Publishes the map of a notice's edital for an office, or has the published one follow the present reading. Asked again
 * for what is published already, it changes nothing. The map is withdrawn with the other maps.
 * @param cargo the office, as an index in the edital; null for an edital without offices
 */
export const publishNoticeMap = (db: Database, student: Student, id: number, cargo: number | null): Promise<Notice> =>
  db.transaction(async (tx) => {
    await lockBank(tx);
    const { notice } = await readNotice(tx, id);
    const office = (await publishedOffices(tx, id)).find(({ index }) => index === cargo);
    const before = office?.mapId ? await readMap(tx, office.mapId) : null;
    if (before) demandLatest(before);
    if (before?.situacao === 'oferecido' && office?.isCurrent) return notice;
    const map = await readMap(tx, await publishMap(tx, id, cargo));
    await recordAct(
      tx,
      { staffId: student.id },
      {
        act: 'mapa_publicado',
        on: ['mapa', map.id],
        ...(before && { before: { situacao: before.situacao, questoes: before.questoes } }),
        after: { nome: map.nome, concurso: notice.campos.concurso, situacao: map.situacao, questoes: map.questoes },
      },
    );
    return (await readNotice(tx, id)).notice;
  });
