import { lazyPart } from '@mapa/ui-kit';

/** Lazily loaded dialog that begins a simulated exam of a paper. */
export const SittingDialog = lazyPart(() => import('./sitting-dialog').then((module) => module.SittingDialog), {
  onFailure: ({ onClose }) => onClose(),
});
