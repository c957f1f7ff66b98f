import { counted, listText } from '@mapa/domain';

/** States how many further cases of a kind were only counted. @param one "recusada" */
export const moreOf = (count: number, one: string, many: string): string => `… e mais ${counted(count, one, many)}`;

/** States further lines with the same warning. @param words the warning */
export const moreLines = (words: string, lines: readonly number[]): string =>
  `${words}: e mais ${counted(lines.length, 'vez', 'vezes')}, ${lines.length === 1 ? 'na linha' : 'nas linhas'} ${listText(lines.map(String))}`;
