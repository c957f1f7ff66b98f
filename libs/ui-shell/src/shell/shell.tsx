import { useSessionActions } from '@mapa/auth';
import { routePath } from '@mapa/domain';
import type { RouteName } from '@mapa/domain';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { Footer } from '../footer/footer';
import type { OutsideLinks } from '../footer/footer';
import { Header } from '../header/header';
import { layoutOf } from '../layout/layout-rules';
import { useGo } from '../menu/use-go';
import { SCREENS } from '../menu/screens';
import { OutboxIndicator } from '../outbox/outbox-indicator';
import { useShellUser } from './use-shell-user';

export interface ShellProps {
  /** The screens that exist; links to others are not shown. */
  available?: readonly RouteName[];
  outside: OutsideLinks;
  /** The screen, in its `<main>`. */
  children: ReactNode;
}

/** What stands around a screen, by its route: header, menus and footer over the page's own session. */
export function Shell({ available = SCREENS, outside, children }: ShellProps) {
  const { pathname } = useLocation();
  const { openLogin, logout } = useSessionActions();
  const user = useShellUser();
  const go = useGo();
  const rule = layoutOf(pathname);
  return (
    <Frame>
      <Header
        rule={rule}
        user={user}
        available={available}
        helpUrl={outside.helpCenterUrl}
        onLogin={() => openLogin({ onSuccess: () => go(routePath('welcome')) })}
        onLogout={() => void logout()}
        notice={<OutboxIndicator />}
      />
      {children}
      {rule.footer ? <Footer viewer={user} available={available} outside={outside} /> : null}
    </Frame>
  );
}

/** The footer stands at the end of the window also below a short screen. */
const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  & > main { flex: 1; min-width: 0; }
`;
