/** Changes of the bank that may take longer than a request. */
export const TASK_KINDS = [
  { value: 'juntar', label: 'Juntar assuntos' },
  { value: 'mover', label: 'Mover assunto' },
  { value: 'desfazer', label: 'Desfazer mudança de assunto' },
  { value: 'juntar_instituicao', label: 'Juntar bancas ou órgãos' },
] as const;
export type TaskKind = (typeof TASK_KINDS)[number]['value'];

/** State of such a change: waiting, under way, done, or failed without any change. */
export const TASK_STATES = [
  { value: 'espera', label: 'À espera' },
  { value: 'andamento', label: 'Em andamento' },
  { value: 'feita', label: 'Feita' },
  { value: 'falhou', label: 'Não foi feita' },
] as const;
export type TaskState = (typeof TASK_STATES)[number]['value'];
