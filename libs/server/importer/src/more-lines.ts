import { counted, listText } from '@mapa/domain';

/** That others of a kind are counted and not listed. @param one "recusada" */
export const moreOf = (count: number, one: string, many: string): string => `… e mais ${counted(count, one, many)}`;

/** That a file says the same of other lines. @param words what it says */
export const moreLines = (words: string, lines: readonly number[]): string =>
  `${words}: e mais ${counted(lines.length, 'vez', 'vezes')}, ${lines.length === 1 ? 'na linha' : 'nas linhas'} ${listText(lines.map(String))}`;
