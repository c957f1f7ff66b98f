import type { QuestionLine, StudentQuestion } from './model';

/** Where a question comes from: "2024 · CEBRASPE · TRT 10 · Analista", whatever of it is known. */
export const originOf = ({ ano, banca, instituicao, cargo }: Pick<QuestionLine, 'ano' | 'banca' | 'instituicao' | 'cargo'>): string =>
  [ano, banca?.sigla, instituicao?.sigla, cargo].filter(Boolean).join(' · ');

/** What became of the student's own answer. */
export function ownStateOf({ resposta }: Pick<StudentQuestion, 'resposta'>): 'open' | 'revealed' | 'right' | 'wrong' {
  if (!resposta) return 'open';
  if (resposta.revelada) return 'revealed';
  return resposta.acertou ? 'right' : 'wrong';
}

