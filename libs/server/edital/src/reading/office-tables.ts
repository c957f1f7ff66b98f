import { type EditalLine, isInCapitals } from './lines';
import { type Level, levelIn } from './levels';

/** An office in a row of a table. */
export interface TableOffice {
  /** The cell with its name. */
  name: string;
  /** Its code or number in a column of its own; null without one. */
  code: number | null;
  level: Level | null;
  line: EditalLine;
}

const OFFICES = /^(?:cargos?|empregos?|fun[çc](?:ão|ões)|especialidades?)(?:\s*\/.*)?$/i;
const CODES = /^(?:c[óo]d(?:igos?)?\b|n[º°o]$)/i;
/** What only a table of offices has a column for: a table of exams names offices as well. */
const FACTS = /vagas?\b|vencimento|remunera|sal[áa]rio|escolaridade|requisito|jornada|carga hor[áa]ria/i;
const LEAST_COLUMNS = 3;
/** Lines with other cells, such as the rest of a cell or a level, that do not end a table. */
const MOST_BETWEEN = 3;

const cellsOf = (text: string): string[] => text.split('|').map((cell) => cell.trim());

/** The offices in tables that have a column of them beside their vacancies, pay or requirements. */
export function officesInTables(lines: readonly EditalLine[]): TableOffice[] {
  const found: TableOffice[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const heads = cellsOf(lines[at]?.text ?? '');
    const column = heads.findIndex((cell) => OFFICES.test(cell));
    if (column === -1 || heads.length < LEAST_COLUMNS || !heads.some((cell) => FACTS.test(cell))) continue;
    const codes = heads.findIndex((cell) => CODES.test(cell));
    let level: Level | null = null;
    for (let between = 0; between <= MOST_BETWEEN && at + 1 < lines.length; at += 1) {
      const line = lines[at + 1] as EditalLine;
      const cells = cellsOf(line.text);
      const name = cells.length === heads.length ? (cells[column] ?? '') : '';
      if (/\p{L}{3}/u.test(name)) {
        const code = Number(codes === -1 ? NaN : cells[codes]);
        found.push({ name, code: code > 0 ? code : null, level: levelIn(line.text) ?? level, line });
        between = 0;
      } else {
        if (cells.length === 1 && isInCapitals(line.text)) level = levelIn(line.text) ?? level;
        between += 1;
      }
    }
  }
  return found;
}
