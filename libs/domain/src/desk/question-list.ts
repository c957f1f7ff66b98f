import type { FilterDefinitions } from '../filters/definition';
import { QUESTION_FILTERS } from '../filters/question-filters';

/** What the staff looks for in the bank beyond the filters that students have. */
export const BANK_SITUATIONS = [
  { value: 'anulada', label: 'Anuladas' },
  { value: 'desatualizada', label: 'Desatualizadas' },
  { value: 'relatada', label: 'Com erro relatado' },
  { value: 'sem_comentario', label: 'Sem comentário' },
  { value: 'sem_assunto', label: 'Sem assunto' },
  { value: 'assunto_sugerido', label: 'Com assunto sugerido' },
] as const;
export type BankSituation = (typeof BANK_SITUATIONS)[number]['value'];

/** The same, and questions that are not in the bank yet: drafts in doubt, which have a list of their own. */
export const DESK_SITUATIONS = [{ value: 'rascunho', label: 'Rascunhos em dúvida' }, ...BANK_SITUATIONS] as const;

const { busca, assunto_id, banca_id, prova_id } = QUESTION_FILTERS;

/** Filters of questions at the desk, in the order of their address; `situacao` is another list where it is a draft's. */
export const DESK_QUESTION_FILTERS = {
  busca,
  situacao: { kind: 'option', options: DESK_SITUATIONS, label: 'Situação' },
  prova_id,
  banca_id,
  assunto_id,
} as const satisfies FilterDefinitions;
