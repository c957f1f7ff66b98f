import { lazyPart } from '@mapa/ui-kit';

/** Lazily loaded checklist of the student's notebooks that contain a question; reserves its space while loading. */
export const AddToNotebook = lazyPart(() => import('./add-to-notebook').then((module) => module.AddToNotebook));
