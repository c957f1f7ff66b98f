import { createContext, useContext, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageOutcome } from './page';

const FirstFailureContext = createContext<PageOutcome>('ok');

/** What the server could not show; it holds until the visitor goes anywhere, also to the same address again. */
export function FirstFailureProvider({ outcome, children }: { outcome: PageOutcome; children: ReactNode }) {
  const location = useLocation();
  const [first] = useState(location);
  return <FirstFailureContext value={location === first ? outcome : 'ok'}>{children}</FirstFailureContext>;
}

/** The outcome of the page on screen. */
export const useFirstFailure = (): PageOutcome => useContext(FirstFailureContext);
