import { lazyPart } from '@mapa/ui-kit';

/** Which of the student's notebooks hold a question; its code comes when it is shown, and keeps its place while it asks. */
export const AddToNotebook = lazyPart(() => import('./add-to-notebook').then((module) => module.AddToNotebook));
