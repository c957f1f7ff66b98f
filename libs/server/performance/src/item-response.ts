import type { ResultOf } from '@mapa/api-contract';
import type { Queryable } from '@mapa/server-platform';
import { scoreAreas } from './area-scores';
import { ownSheet } from './sheets';

type Tri = ResultOf<'GET /api/customer-area/question/tri/performance/{id}'>;

const toTenth = (points: number): number => Math.round(points * 10) / 10;

/**
 * A student's scores by item response theory in a paper, by area. The fields beside `areas` serve older tabs: the only
 * area's values, rounded; without a score if there are several areas, or no basis.
 */
export async function readTri(db: Queryable, studentId: string, examId: number): Promise<Tri> {
  const areas = await scoreAreas(db, ownSheet(studentId, examId));
  const only = areas.length === 1 && areas[0] ? areas[0] : null;
  return {
    prova_id: examId,
    respondidas: areas.reduce((sum, { respondidas }) => sum + respondidas, 0),
    areas,
    nota: only?.nota == null ? null : toTenth(only.nota),
    erro_padrao: only?.erro_padrao == null ? null : toTenth(only.erro_padrao),
    amostra_minima: only?.metodo === 'propria' ? (only.amostra ?? 0) : 0,
    erros_caros: (only?.erros_caros ?? []).map((one) => ({ ...one, pontos: toTenth(one.pontos) })),
  };
}
