import { Skeleton, latePart } from '@mapa/ui-kit';

/** Which of the student's notebooks hold a question; its code comes when it is shown. */
export const AddToNotebook = latePart(() => import('./add-to-notebook').then((module) => module.AddToNotebook), {
  Waiting: () => <Skeleton lines={3} height="1.5rem" />,
});
