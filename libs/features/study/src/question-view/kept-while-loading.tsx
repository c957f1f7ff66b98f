import { useEffect, useState, type ReactNode } from 'react';

/**
 * How long the previous content stays while the next one loads, in ms: a placeholder for less time would only flash.
 */
const PATIENCE_MS = 150;

export interface KeptWhileLoadingProps {
  /** Null while it is loading. */
  children: ReactNode;
  placeholder: ReactNode;
}

/** Shows its content; while that is loading, the previous content, and after a moment the placeholder. */
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

  // Always in the same position of the tree, so that kept content is not remounted.
  return <>{isLoading && (isLate || kept === null) ? placeholder : (children ?? kept)}</>;
}
