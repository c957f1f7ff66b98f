import type { Application } from '@mapa/domain';
import { createContext, useContext, useMemo, type ReactNode } from 'react';

export interface LinkSetting {
  /** The running application; links to its own routes navigate without loading a document. */
  application: Application | null;
  /** Hints at the code of a route of this application when a link to it comes near the viewport. */
  hint?: (path: string) => void;
  /** Fetches code and data of a route that is about to be opened. */
  prefetch?: (path: string) => void;
  /** Whether links replace the current history entry. */
  replaces?: boolean;
}

/** Without a provider every link loads a document, which always works. */
const LinkContext = createContext<LinkSetting>({ application: null });

/** Provides links below it with their application. `value` should keep its identity between renders. */
export function LinkProvider({ value, children }: { value: LinkSetting; children: ReactNode }) {
  return <LinkContext value={value}>{children}</LinkContext>;
}

/** Links within it replace the current history entry, as in an overlay that the back button closes. */
export function ReplacingLinks({ children }: { children: ReactNode }) {
  const setting = useLinkSetting();
  const value = useMemo(() => ({ ...setting, replaces: true }), [setting]);
  return <LinkContext value={value}>{children}</LinkContext>;
}

/** The setting of the nearest provider. */
export const useLinkSetting = (): LinkSetting => useContext(LinkContext);
