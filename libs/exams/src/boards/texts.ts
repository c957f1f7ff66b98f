import { counted, figure, fineShareText, type Proportion } from '@mapa/domain';

/** The bounds of a share: "29% a 36%". */
export const rangeText = ({ low, high }: Proportion): string => `${fineShareText(low)} a ${fineShareText(high)}`;

/** A part and the sample that it is of: "312 de 962". */
export const partText = (part: number, whole: number): string => `${figure(part)} de ${figure(whole)}`;

/** Maps, counted: "1 mapa", "12 mapas". */
export const mapsOf = (count: number): string => counted(count, 'mapa', 'mapas');

/** Boards, counted: "Nenhuma banca", "1 banca", "12 bancas". */
export const boardsOf = (count: number): string => (count === 0 ? 'Nenhuma banca' : counted(count, 'banca', 'bancas'));

/** Short name of a board: its acronym, else its name. */
export const boardName = ({ sigla, nome }: { sigla: string; nome: string }): string => sigla || nome;
