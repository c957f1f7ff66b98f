import { counted } from '@mapa/domain';

/** Maps, counted: "1 mapa", "12 mapas". */
export const mapsOf = (count: number): string => counted(count, 'mapa', 'mapas');

/** Boards, counted: "Nenhuma banca", "1 banca", "12 bancas". */
export const boardsOf = (count: number): string => (count === 0 ? 'Nenhuma banca' : counted(count, 'banca', 'bancas'));
