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
  /** Number of questions, if known; 0 disables the button. */
  total: number | undefined;
}

/** Makes a notebook from a filter or from picked questions; the dialog's code is loaded on the first click. */
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
        // Another filter means another notebook with its own name.
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
