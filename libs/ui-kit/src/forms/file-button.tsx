import { useRef } from 'react';
import { Button, type ButtonProps } from '../actions/button';

export interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** The file input's name: what is chosen. */
  label: string;
  /** Types that the device's dialog offers, as the input's `accept`. */
  accept?: string;
  multiple?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** A button that opens the device's dialog for files. The same file can be chosen again. */
export function FileButton({ label, accept, multiple = false, onFiles, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        hidden
        type="file"
        accept={accept}
        multiple={multiple}
        aria-label={label}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
}
