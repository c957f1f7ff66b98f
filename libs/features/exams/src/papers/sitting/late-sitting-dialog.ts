import { lazyPart } from '@mapa/ui-kit';

/** The dialog that begins a simulated exam of a paper; its code comes when it is opened. */
export const SittingDialog = lazyPart(() => import('./sitting-dialog').then((module) => module.SittingDialog), {
  onFailure: ({ onClose }) => onClose(),
});
