import { counted, listText } from '@mapa/domain';

/** Most occurrences of one message that are listed; a file may cause it for every question. */
export const MAX_LISTED_ALIKE = 20;

/** The first lines of many. */
export const briefly = (lines: string[]): string[] =>
  lines.length > MAX_LISTED_ALIKE
    ? [...lines.slice(0, MAX_LISTED_ALIKE), `… e mais ${lines.length - MAX_LISTED_ALIKE}`]
    : lines;

/** States how many further cases of a kind were only counted. @param one "recusada" */
export const moreOf = (count: number, one: string, many: string): string => `… e mais ${counted(count, one, many)}`;

/** States further lines with the same warning. @param words the warning */
export const moreLines = (words: string, lines: readonly number[]): string =>
  `${words}: e mais ${counted(lines.length, 'vez', 'vezes')}, ${lines.length === 1 ? 'na linha' : 'nas linhas'} ${listText(lines.map(String))}`;
