const number = new Intl.NumberFormat('pt-BR');
const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 0 });

/** A number as a Brazilian reads it. */
export const figure = (value: number): string => number.format(value);

/** A number and what it counts: "1 mapa", "12 mapas". */
const counted = (count: number, one: string, many: string): string => `${figure(count)} ${count === 1 ? one : many}`;

/** Maps, counted: "Nenhum mapa", "1 mapa", "12 mapas". */
export const mapsOf = (count: number): string => (count === 0 ? 'Nenhum mapa' : counted(count, 'mapa', 'mapas'));

/** Questions, counted: "1 questão", "12 questões". */
export const questionsOf = (count: number): string => counted(count, 'questão', 'questões');

/** Subjects, counted: "1 assunto", "12 assuntos". */
export const subjectsOf = (count: number): string => counted(count, 'assunto', 'assuntos');

/** How far: "12 de 40 questões". */
export const answeredOf = (answered: number, total: number): string => `${figure(answered)} de ${questionsOf(total)}`;

/** Share of right answers, such as "75%"; null before the first answer. */
export const accuracyText = ({ respondidas, certas }: { respondidas: number; certas: number }): string | null =>
  respondidas > 0 ? percent.format(certas / respondidas) : null;

/** Where a map comes from: "CESPE · 2024 · Nível médio", whatever of it is known. */
export function originText({ banca, ano, cargo }: { banca: { sigla: string } | null; ano: number | null; cargo: string | null }): string {
  return [banca?.sigla, cargo, ano].filter(Boolean).join(' · ');
}
