import { useEffect, useState, type ReactNode } from 'react';

/** So long what was on screen stays while the next is loaded, in ms: a placeholder for less would only flash. */
const PATIENCE_MS = 150;

export interface KeptWhileLoadingProps {
  /** Null while it is loading. */
  children: ReactNode;
  placeholder: ReactNode;
}

/** Shows its content; while that is loading, what it showed before, and after a moment the placeholder. */
export function KeptWhileLoading({ children, placeholder }: KeptWhileLoadingProps) {
  const [kept, setKept] = useState(children);
  const [isLate, setLate] = useState(false);
  const isLoading = children === null;
  if (!isLoading && children !== kept) setKept(children);

  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isLoading]);

  // In one place, so that what is kept is not mounted anew.
  return <>{isLoading && (isLate || kept === null) ? placeholder : (children ?? kept)}</>;
}
