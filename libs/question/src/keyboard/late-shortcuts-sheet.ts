import { lazyPart } from '@mapa/ui-kit';

/** The sheet of the keyboard's shortcuts; it comes when somebody asks for it. */
export const ShortcutsSheet = lazyPart(() => import('./shortcuts-sheet').then((module) => module.ShortcutsSheet), {
  onFailure: ({ onClose }) => onClose(),
});
