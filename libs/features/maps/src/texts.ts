import { counted } from '@mapa/domain';

/** Maps, counted: "Nenhum mapa", "1 mapa", "12 mapas". */
export const mapsOf = (count: number): string => (count === 0 ? 'Nenhum mapa' : counted(count, 'mapa', 'mapas'));

/** Subjects, counted: "1 assunto", "12 assuntos". */
export const subjectsOf = (count: number): string => counted(count, 'assunto', 'assuntos');

/** Origin of a map from its known parts: "CESPE · 2024 · Nível médio". */
export function originText({
  banca,
  ano,
  cargo,
}: {
  banca: { sigla: string } | null;
  ano: number | null;
  cargo: string | null;
}): string {
  return [banca?.sigla, cargo, ano].filter(Boolean).join(' · ');
}
