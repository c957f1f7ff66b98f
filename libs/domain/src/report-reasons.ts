import type { Option } from './options';

// Separate from the other lists: needed when something is reported, not by every page with filters.
/** Reasons for which a student reports a question or a comment. */
export const REPORT_REASONS = [
  { value: 'enunciado', label: 'Erro no enunciado' },
  { value: 'gabarito', label: 'Gabarito errado' },
  { value: 'assunto', label: 'Assunto errado' },
  { value: 'desatualizada', label: 'Questão desatualizada' },
  { value: 'ofensivo', label: 'Conteúdo ofensivo' },
  { value: 'propaganda', label: 'Propaganda' },
  { value: 'outro', label: 'Outro motivo' },
] as const satisfies readonly Option[];
export type ReportReason = (typeof REPORT_REASONS)[number]['value'];
