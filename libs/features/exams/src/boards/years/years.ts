import { proportionOf, type Proportion } from '@mapa/domain';
import type { BoardMatter, BoardProfile } from '../model';

/** Number of latest years with a column each; older ones are counted together, so that a phone shows all of them. */
const YEARS_ALONE = 6;
const MATTERS_SHOWN = 8;

/** The name of a year, or the label of questions without a year. */
export const yearName = (year: number | null): string => (year === null ? 'Sem ano' : String(year));

export interface YearColumn {
  name: string;
  size: number;
  /** Positions of its years among the board's. */
  at: number[];
}

export interface YearCell {
  part: number;
  /** Null where the year's sample is too small. */
  proportion: Proportion | null;
  /** From 1 (seldom) to 4 (often), relative to the table's highest; 0: never. */
  heat: 0 | 1 | 2 | 3 | 4;
}

export interface YearsTable {
  columns: YearColumn[];
  rows: { id: number; name: string; cells: YearCell[] }[];
}

/** The years as columns, oldest first; papers without a year are in none. */
function columnsOf({ anos }: BoardProfile): YearColumn[] {
  const known = anos.flatMap(({ ano, questoes }, at) => (ano === null ? [] : [{ ano, questoes, at }]));
  const alone = known
    .slice(0, YEARS_ALONE)
    .map(({ ano, questoes, at }) => ({ name: String(ano), size: questoes, at: [at] }));
  const [newest, ...others] = known.slice(YEARS_ALONE);
  const older = newest && {
    name: others.length > 0 ? `até ${newest.ano}` : String(newest.ano),
    size: [newest, ...others].reduce((sum, { questoes }) => sum + questoes, 0),
    at: [newest, ...others].map(({ at }) => at),
  };
  return [...alone, ...(older ? [older] : [])].reverse();
}

const heatOf = (share: number, heaviest: number): YearCell['heat'] =>
  share === 0 ? 0 : (Math.min(4, Math.ceil((share / heaviest) * 4)) as YearCell['heat']);

/** Weights of a board's heaviest matérias in each year. */
export function yearsTable(board: BoardProfile): YearsTable {
  const columns = columnsOf(board);
  const matters = board.materias.slice(0, MATTERS_SHOWN);
  const cellsOf = ({ por_ano }: BoardMatter) =>
    columns.map(({ at, size }) => {
      const part = at.reduce((sum, index) => sum + (por_ano[index] ?? 0), 0);
      return { part, proportion: proportionOf(part, size) };
    });
  const rows = matters.map((matter) => ({ id: matter.id, name: matter.nome, cells: cellsOf(matter) }));
  const heaviest = Math.max(0, ...rows.flatMap(({ cells }) => cells.map(({ proportion }) => proportion?.share ?? 0)));
  const heated = rows.map(({ cells, ...row }) => ({
    ...row,
    cells: cells.map((cell) => ({ ...cell, heat: cell.proportion ? heatOf(cell.proportion.share, heaviest) : 0 })),
  }));
  return { columns, rows: heated };
}
