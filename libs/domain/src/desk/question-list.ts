import type { FilterDefinitions } from '../filters/definition';
import { QUESTION_FILTERS } from '../filters/question-filters';

/** Search criteria of the staff beyond students' filters. */
export const BANK_SITUATIONS = [
  { value: 'anulada', label: 'Anuladas' },
  { value: 'desatualizada', label: 'Desatualizadas' },
  { value: 'relatada', label: 'Com erro relatado' },
  { value: 'solicitada', label: 'Com pedido de comentário' },
  { value: 'sem_comentario', label: 'Sem comentário' },
  { value: 'sem_assunto', label: 'Sem assunto' },
  { value: 'assunto_sugerido', label: 'Com assunto sugerido' },
] as const;
export type BankSituation = (typeof BANK_SITUATIONS)[number]['value'];

/** The same, and drafts in doubt, which are not in the bank yet and have a list of their own. */
export const DESK_SITUATIONS = [{ value: 'rascunho', label: 'Rascunhos em dúvida' }, ...BANK_SITUATIONS] as const;

const { busca, assunto_id, banca_id, prova_id } = QUESTION_FILTERS;

/** Filters of questions at the desk, in the order of their address; for drafts, `situacao` selects another list. */
export const DESK_QUESTION_FILTERS = {
  busca,
  situacao: { kind: 'option', options: DESK_SITUATIONS, label: 'Situação' },
  prova_id,
  banca_id,
  assunto_id,
} as const satisfies FilterDefinitions;
