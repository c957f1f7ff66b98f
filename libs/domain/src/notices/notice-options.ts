import type { Option } from '../options';

/** Whether a student can register for an exam, by its notice's dates and today's. */
export const NOTICE_STATES = [
  { value: 'aberto', label: 'Inscrições abertas' },
  { value: 'previsto', label: 'Previsto' },
  { value: 'encerrado', label: 'Inscrições encerradas' },
  { value: 'suspenso', label: 'Suspenso' },
] as const satisfies readonly Option[];
export type NoticeState = (typeof NOTICE_STATES)[number]['value'];

/** Level of government of the hiring body. */
export const SPHERES = [
  { value: 'federal', label: 'Federal' },
  { value: 'estadual', label: 'Estadual' },
  { value: 'municipal', label: 'Municipal' },
] as const satisfies readonly Option[];
export type Sphere = (typeof SPHERES)[number]['value'];

/** `encerra_em`: open ones by closing date, then announced, suspended and closed ones. */
export const EXAM_ORDERS = [
  { value: 'encerra_em', label: 'Encerra antes' },
  { value: 'salario', label: 'Maior salário' },
  { value: 'recentes', label: 'Mais recentes' },
] as const satisfies readonly Option[];
export type ExamOrder = (typeof EXAM_ORDERS)[number]['value'];

/** Options of a lowest salary, in whole reais. */
export const LEAST_SALARIES = [2_000, 3_000, 5_000, 8_000, 12_000, 16_000, 20_000] as const;
