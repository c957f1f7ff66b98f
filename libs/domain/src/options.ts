/** An entry of an option list: the wire's value and its label for students. */
export interface Option<Value extends string | number = string> {
  readonly value: Value;
  readonly label: string;
}

const FIRST_YEAR = 2002;

/** Years that a filter offers: the current one down to 2002. */
export const yearOptions = (today: Date = new Date()): number[] =>
  Array.from({ length: today.getFullYear() - FIRST_YEAR + 1 }, (_, i) => today.getFullYear() - i);

export const EDUCATION_LEVELS = [
  { value: 'fundamental', label: 'Fundamental' },
  { value: 'medio', label: 'Médio' },
  { value: 'superior', label: 'Superior' },
] as const satisfies readonly Option[];
export type EducationLevel = (typeof EDUCATION_LEVELS)[number]['value'];

/** 1 (easiest) to 5 (hardest). */
export const DIFFICULTIES = [
  { value: 1, label: 'Muito fácil' },
  { value: 2, label: 'Fácil' },
  { value: 3, label: 'Médio' },
  { value: 4, label: 'Difícil' },
  { value: 5, label: 'Muito difícil' },
] as const satisfies readonly Option<number>[];

/** A student's own state on a question, as the filter `estado` names it. */
export const ANSWER_STATES = [
  { value: 'todas', label: 'Todas' },
  { value: 'nao_respondidas', label: 'Não resolvidas' },
  { value: 'respondidas', label: 'Resolvidas' },
  { value: 'certas', label: 'Certas' },
  { value: 'erradas', label: 'Erradas' },
] as const satisfies readonly Option[];
export type AnswerState = (typeof ANSWER_STATES)[number]['value'];

export const QUESTION_ORDERS = [
  { value: 'relevancia', label: 'Relevância' },
  { value: 'recentes', label: 'Mais recentes' },
  { value: 'dificuldade', label: 'Mais fáceis' },
  { value: 'dificuldade_desc', label: 'Mais difíceis' },
] as const satisfies readonly Option[];
export type QuestionOrder = (typeof QUESTION_ORDERS)[number]['value'];

/** Sort orders of boards and bodies. */
export const INSTITUTION_ORDERS = [
  { value: 'sigla', label: 'Por sigla' },
  { value: 'questoes', label: 'Mais questões primeiro' },
] as const satisfies readonly Option[];

/** Confidence of the student when answering. */
export const CONFIDENCES = [
  { value: 'chute', label: 'Chute' },
  { value: 'duvida', label: 'Dúvida' },
  { value: 'certeza', label: 'Certeza' },
] as const satisfies readonly Option[];
export type Confidence = (typeof CONFIDENCES)[number]['value'];

/** Colours of highlights in a statement; the first is the default. */
export const HIGHLIGHT_COLORS = [
  { value: 'amarelo', label: 'Amarelo' },
  { value: 'verde', label: 'Verde' },
  { value: 'azul', label: 'Azul' },
  { value: 'rosa', label: 'Rosa' },
] as const satisfies readonly Option[];
export type HighlightColor = (typeof HIGHLIGHT_COLORS)[number]['value'];

/** Reasons for which a question is proposed for review. */
export const REVIEW_REASONS = [
  { value: 'errada', label: 'Você errou da última vez' },
  { value: 'insegura', label: 'Você acertou sem ter certeza' },
  { value: 'esquecimento', label: 'Está na hora de rever para não esquecer' },
] as const satisfies readonly Option[];
export type ReviewReason = (typeof REVIEW_REASONS)[number]['value'];

/** Decisions of admin and master on a report. */
export const MODERATION_DECISIONS = [
  { value: 'manter', label: 'Manter como está' },
  { value: 'ocultar', label: 'Ocultar o comentário' },
  { value: 'anular', label: 'Marcar a questão como anulada' },
  { value: 'desatualizar', label: 'Marcar a questão como desatualizada' },
] as const satisfies readonly Option[];

/** Treatment of the student's hidden questions in a list. */
export const HIDDEN_CHOICES = [
  { value: 'excluir', label: 'Sem as que ocultei' },
  { value: 'somente', label: 'Só as que ocultei' },
] as const satisfies readonly Option[];

/** The label of a value in an option list; the value itself when the list lacks it. */
export function optionLabel(options: readonly Option<string | number>[], value: string | number): string {
  return options.find((option) => option.value === value)?.label ?? String(value);
}
