import { counted, figure, type Proportion } from '@mapa/domain';

const coarse = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 });

/** From here on a tenth of a percent says nothing that the interval would not swallow. */
const COARSE_FROM = 0.0995;

/** A share from 0 to 1 as a Brazilian reads it: "32%", "4,5%". */
export const shareText = (share: number): string => (share < COARSE_FROM ? fine : coarse).format(share);

/** The bounds of a share: "29% a 36%". */
export const rangeText = ({ low, high }: Proportion): string => `${shareText(low)} a ${shareText(high)}`;

/** A part and the sample that it is of: "312 de 962". */
export const partText = (part: number, whole: number): string => `${figure(part)} de ${figure(whole)}`;

/** Maps, counted: "1 mapa", "12 mapas". */
export const mapsOf = (count: number): string => counted(count, 'mapa', 'mapas');

/** Boards, counted: "Nenhuma banca", "1 banca", "12 bancas". */
export const boardsOf = (count: number): string => (count === 0 ? 'Nenhuma banca' : counted(count, 'banca', 'bancas'));

/** What a board is called in short. */
export const boardName = ({ sigla, nome }: { sigla: string; nome: string }): string => sigla || nome;
