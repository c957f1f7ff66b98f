import { useSessionActions } from '@mapa/auth';
import { isSecretAddress, routePath, type RuntimeConfig } from '@mapa/domain';
import { lazyPart, type PageBarProps } from '@mapa/ui-kit';
import { useState, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { reopenConsent } from '../notices/reopen-consent';
import { Footer, type OutsideLinks } from '../footer/footer';
import { Header } from '../header/header';
import { partsOf } from '../layout/layout-rules';
import { useGo } from '../menu/use-go';
import { OutboxIndicator } from '../outbox/outbox-indicator';
import { useShellUser } from './use-shell-user';

// Notices and tags come after the page, where there are any.
const BottomBars = lazyPart(() => import('../notices/bottom-bars').then((module) => module.BottomBars), {
  quiet: true,
});

export interface ShellProps {
  outside: OutsideLinks & Pick<RuntimeConfig, 'gtmId' | 'gtmBaseUrl'>;
  /** The header of a page that says in it what would be the page's own head; the header as on every page otherwise. */
  PageBar?: ComponentType<PageBarProps> | undefined;
  /** The screen, in its `<main>`. */
  children: ReactNode;
}

/** Frames a screen, by its route: header, menus and footer over the page's own session. */
export function Shell({ outside, PageBar, children }: ShellProps) {
  const { pathname } = useLocation();
  const { openLogin, askLogout, retryProfile } = useSessionActions();
  const user = useShellUser();
  const go = useGo();
  const parts = partsOf(pathname, user);
  // The consent is asked after the session is known: notices that appear together shift nothing.
  const asksConsent = parts.consent && user !== undefined;
  // The content policy belongs to the document: one that was opened at a secret address admits no tag until it is left.
  const [admitsTags] = useState(() => outside.gtmId !== '' && !isSecretAddress(pathname));
  return (
    <>
      <Frame>
        <Header
          parts={parts}
          PageBar={PageBar}
          user={user}
          helpUrl={outside.helpCenterUrl}
          onLogin={() => openLogin({ onSuccess: () => go(routePath('welcome')) })}
          onLogout={() => void askLogout()}
          onRetry={() => void retryProfile()}
          notice={<OutboxIndicator />}
        />
        {children}
        {parts.footer ? (
          <Footer viewer={user} outside={outside} onPrivacy={admitsTags ? reopenConsent : undefined} />
        ) : null}
      </Frame>
      {parts.emailBanner || admitsTags ? (
        <BottomBars emailBanner={parts.emailBanner} tags={admitsTags ? outside : null} consent={asksConsent} />
      ) : null}
    </>
  );
}

/** The footer begins below the window's end: what loads above it pushes nothing that is seen. */
const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  & > main {
    flex: 1 0 auto;
    min-width: 0;
    min-height: calc(100dvh - 4rem);
  }
`;
