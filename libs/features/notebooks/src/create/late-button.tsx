import { Button, lazyPart } from '@mapa/ui-kit';
import type { NotebookButtonProps } from './notebook-button';

/** Lazily loaded button that creates a notebook from a filter or from picked questions. */
export const NotebookButton = lazyPart<NotebookButtonProps>(
  () => import('./notebook-button').then((module) => module.NotebookButton),
  {
    // Reserves the button's space; disabled while loading.
    Waiting: ({ label }) => (
      <Button variant="secondary" size="small" disabled>
        {label}
      </Button>
    ),
    quiet: true,
  },
);
