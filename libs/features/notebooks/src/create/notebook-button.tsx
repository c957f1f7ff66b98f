import { NOTEBOOK_NAME_MAX_LENGTH } from '@mapa/domain';
import { Button, lazyPart, type ButtonProps } from '@mapa/ui-kit';
import { useState } from 'react';
import type { NotebookSource } from './create-notebook';

const CreateNotebook = lazyPart(() => import('./create-notebook').then((module) => module.CreateNotebook), {
  onFailure: ({ onOpenChange }) => onOpenChange(false),
});

export interface NotebookButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  /** Label of the button. */
  label: string;
  /** The name that is proposed. */
  name: string;
  source: NotebookSource;
  /** How many questions that are, as far as it is known; none leaves nothing to press. */
  total: number | undefined;
}

/** Makes a notebook of a filter or of picked questions; the dialog's code comes with the first press. */
export function NotebookButton({
  label,
  name,
  source,
  total,
  size = 'small',
  variant = 'secondary',
}: NotebookButtonProps) {
  const [isOpen, setIsOpen] = useState<boolean>();
  return (
    <>
      <Button variant={variant} size={size} disabled={total === 0} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen === undefined ? null : (
        // Another filter is another notebook, with a name of its own.
        <CreateNotebook
          key={name}
          open={isOpen}
          onOpenChange={setIsOpen}
          title={label}
          name={name.slice(0, NOTEBOOK_NAME_MAX_LENGTH)}
          source={source}
          total={total}
        />
      )}
    </>
  );
}
