import { useSessionActions } from '@mapa/auth';
import { isSecretAddress, routePath, type RuntimeConfig } from '@mapa/domain';
import { lazyPart, media, useGo, useMedia, type PageBarProps } from '@mapa/ui-kit';
import { useState, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { AreaRow, AreaRowPlace } from '../area-nav/area-row';
import { WindowEnd } from '../notices/bar-look';
import { EmailBanner } from '../notices/email-banner';
import { reopenConsent } from '../notices/reopen-consent';
import { useEmailPlace } from '../notices/use-email-place';
import { Footer, type OutsideLinks } from '../footer/footer';
import { Header } from '../header/header';
import { partsOf } from '../layout/layout-rules';
import { OutboxIndicator } from '../outbox/outbox-indicator';
import { useShellUser } from './use-shell-user';

// Tags and the question about them are loaded after the page, if there are any.
const Tags = lazyPart(() => import('../notices/tags').then((module) => module.Tags), {
  quiet: true,
});

// Only for students in small windows. In the student area it is part of the initial code.
const AreaBar = lazyPart(() => import('../area-nav/area-bar').then((module) => module.AreaBar), { quiet: true });

export interface ShellProps {
  outside: OutsideLinks & Pick<RuntimeConfig, 'gtmId' | 'gtmBaseUrl'>;
  /** A header that contains the page's own heading; by default the usual header. */
  PageBar?: ComponentType<PageBarProps> | undefined;
  /** The screen, in its `<main>`. */
  children: ReactNode;
}

/** Frames a screen, by its route: header, menus and footer with the page's session. */
export function Shell({ outside, PageBar, children }: ShellProps) {
  const { pathname } = useLocation();
  const { openLogin, askLogout, retryProfile } = useSessionActions();
  const user = useShellUser();
  const go = useGo();
  const parts = partsOf(pathname, user);
  const hasAreaBar = useMedia(media.belowMedium) && parts.areaBar;
  // The consent is asked after the session is known, so that notices appear together.
  const asksConsent = parts.consent && user !== undefined;
  // The content policy belongs to the document: one that was opened at a secret address permits no tag until it is
  // left.
  const [admitsTags] = useState(() => outside.gtmId !== '' && !isSecretAddress(pathname));
  // A page with its own heading in the bar has no room for the notice above.
  const email = useEmailPlace(pathname, user, !PageBar);
  const banner =
    email.place === 'none' ? null : (
      <EmailBanner place={email.place} isVerified={Boolean(user?.verificou_email_em)} onClose={email.close} />
    );
  return (
    <>
      <ShellFrame>
        {email.place === 'below' ? null : banner}
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
        {parts.areaRow === true ? <AreaRow /> : null}
        {parts.areaRow === 'kept' ? <AreaRowPlace /> : null}
        {children}
        {email.place === 'below' ? banner : null}
        {parts.footer ? (
          <Footer viewer={user} outside={outside} onPrivacy={admitsTags ? reopenConsent : undefined} />
        ) : null}
      </ShellFrame>
      <WindowEnd>
        {admitsTags ? <Tags tags={outside} consent={asksConsent} /> : null}
        {hasAreaBar ? <AreaBar /> : null}
      </WindowEnd>
    </>
  );
}

/** The footer starts below the window's end, so that loading content moves nothing visible. */
export const ShellFrame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  & > main {
    flex: 1 0 auto;
    min-width: 0;
    min-height: calc(100dvh - 4rem);
  }
`;
