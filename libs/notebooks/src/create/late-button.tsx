import { Button, lazyPart } from '@mapa/ui-kit';
import type { NotebookButtonProps } from './notebook-button';

/** Makes a notebook of a filter or of picked questions; its code comes after the page, whose weight it spares. */
export const NotebookButton = lazyPart<NotebookButtonProps>(
  () => import('./notebook-button').then((module) => module.NotebookButton),
  {
    // Keeps the place, and cannot be pressed yet.
    Waiting: ({ label }) => (
      <Button variant="secondary" size="small" disabled>
        {label}
      </Button>
    ),
    quiet: true,
  },
);
