import { CSPProvider } from '@base-ui/react/csp-provider';
import type { ReactNode } from 'react';
import { GlobalStyle } from './global-style';

/** What the kit needs around an application: its global styles, and overlays that keep to a policy without inline styles. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <CSPProvider disableStyleElements>
      <GlobalStyle />
      {children}
    </CSPProvider>
  );
}
