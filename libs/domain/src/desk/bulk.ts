import type { Option } from '../options';

/** Most questions of the bank that one act changes. */
export const DESK_BULK_QUESTIONS = 200;

/** Acts on several questions of the bank at once. */
export const BULK_ACTS = [
  { value: 'aceitar_assunto', label: 'Aceitar o assunto sugerido' },
  { value: 'assunto', label: 'Mudar o assunto' },
  { value: 'desatualizar', label: 'Marcar como desatualizadas' },
  { value: 'atualizar', label: 'Marcar como atuais' },
  { value: 'anular', label: 'Anular' },
  { value: 'retirar_anulacao', label: 'Retirar a anulação' },
] as const satisfies readonly Option[];
export type BulkAct = (typeof BULK_ACTS)[number]['value'];
