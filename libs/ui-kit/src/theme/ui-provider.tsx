import { CSPProvider } from '@base-ui/react/csp-provider';
import type { ReactNode } from 'react';
import { GlobalStyle } from './global-style';

/** Wraps an application with the kit's global styles, and configures overlays for a policy without inline styles. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <CSPProvider disableStyleElements>
      <GlobalStyle />
      {children}
    </CSPProvider>
  );
}
