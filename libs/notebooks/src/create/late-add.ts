import { latePart } from '@mapa/ui-kit';

/** Which of the student's notebooks hold a question; its code comes when it is shown, and keeps its place while it asks. */
export const AddToNotebook = latePart(() => import('./add-to-notebook').then((module) => module.AddToNotebook));
