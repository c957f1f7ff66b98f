import { useState, type DragEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/token';

export interface DropZoneProps {
  /** The zone's name: what is dropped. */
  label: string;
  /** Receives what is dropped; empty for something that is no file. */
  onFiles: (files: readonly File[]) => void;
  className?: string;
  children: ReactNode;
}

/** A place that accepts dropped files, and shows it while one is held over it. A `FileButton` in it does the same by hand. */
export function DropZone({ label, onFiles, className, children }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false);
  const handleOver = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  const handleLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    // It is left for its own parts as well.
    if (!currentTarget.contains(relatedTarget as Node | null)) setIsOver(false);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <Zone
      className={className}
      role="group"
      aria-label={label}
      data-over={isOver || undefined}
      onDragOver={handleOver}
      onDragLeave={handleLeave}
      onDrop={handleDrop}
    >
      {children}
    </Zone>
  );
}

const Zone = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space.x1h};
  padding: ${token.space.x3};
  border: 2px dashed ${token.color.edge};
  border-radius: ${token.radius.large};
  background: ${token.color.sheet};
  &[data-over] {
    border-color: ${token.color.accent};
    background: ${token.color.accentWash};
  }
`;
