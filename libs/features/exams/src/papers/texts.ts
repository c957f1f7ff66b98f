import { EDUCATION_LEVELS, boardAndBody, counted, optionLabel } from '@mapa/domain';
import type { Exam } from './model';

/** Papers, counted: "Nenhuma prova", "1 prova", "12 provas". */
export const examsOf = (count: number): string => (count === 0 ? 'Nenhuma prova' : counted(count, 'prova', 'provas'));

/** Facts in one line; the line never wraps before a separating dot. */
export const factsText = (...facts: readonly (string | number | null | undefined)[]): string =>
  facts.filter((fact) => fact !== null && fact !== undefined && fact !== '').join('\u00a0· ');

/** Full names of board and body if they are more than an acronym; a body that is its own board appears once. */
export const originNames = ({ banca, instituicao }: Pick<Exam, 'banca' | 'instituicao'>): string[] => [
  ...new Set([banca, instituicao].flatMap((ref) => (ref && ref.nome !== ref.sigla ? [ref.nome] : []))),
];

/** Origin of a paper from its known parts: "CEBRASPE · TRT 10 · Analista · 2024 · DF · Superior". */
export function originText(exam: Exam): string {
  const { cargo, ano, uf, escolaridade } = exam;
  const level = escolaridade && optionLabel(EDUCATION_LEVELS, escolaridade);
  return factsText(...boardAndBody(exam), cargo, ano, uf?.toUpperCase(), level);
}

/** Penalty for a wrong answer; null where neither the paper nor its notice states it. */
export function markingText(exam: {
  penaliza_erro?: boolean;
  edital: { penaliza_erro?: boolean } | null;
}): string | null {
  const isNegative = exam.penaliza_erro ?? exam.edital?.penaliza_erro;
  if (isNegative === undefined) return null;
  return isNegative ? 'Cada resposta errada anula uma certa.' : 'Resposta errada não anula certa.';
}
