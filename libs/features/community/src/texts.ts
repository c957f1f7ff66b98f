import { boardAndBody, counted } from '@mapa/domain';
import type { QuestionLine, StudentQuestion } from './model';

/** Origin of a question from its known parts: "2024 · CEBRASPE · TRT 10 · Analista". */
export const originOf = (line: Pick<QuestionLine, 'ano' | 'banca' | 'instituicao' | 'cargo'>): string =>
  [line.ano, ...boardAndBody(line), line.cargo].filter(Boolean).join(' · ');

/** The student's own result on a question, as label and tone. */
export function ownStateOf({
  resposta,
  anulada,
}: Pick<StudentQuestion, 'resposta' | 'anulada'>): 'open' | 'revealed' | 'annulled' | 'right' | 'wrong' {
  if (!resposta) return 'open';
  if (resposta.revelada) return 'revealed';
  if (anulada || resposta.acertou === null) return 'annulled';
  return resposta.acertou ? 'right' : 'wrong';
}

/** Requests, counted: "1 solicitação", "12 solicitações". */
export const requestsOf = (count: number): string => counted(count, 'solicitação', 'solicitações');

/** Students, counted: "1 estudante", "12 estudantes". */
export const studentsOf = (count: number): string => counted(count, 'estudante', 'estudantes');
