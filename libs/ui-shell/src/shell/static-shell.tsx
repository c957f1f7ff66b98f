import { media, type PageBarProps } from '@mapa/ui-kit';
import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { AreaBar } from '../area-nav/area-bar';
import { AreaRow } from '../area-nav/area-row';
import { Header } from '../header/header';
import { partsOf } from '../layout/layout-rules';
import { EmailBanner } from '../notices/email-banner';
import { WindowEnd } from '../notices/bar-look';
import { ShellFrame } from './shell';

const ignore = () => undefined;

export interface StaticShellProps {
  /** The slim header of small windows, if the screen has one. */
  PageBar?: ComponentType<PageBarProps> | undefined;
  /** What stands in the place of the screen. */
  children: ReactNode;
}

/**
 * The shell of a student's screen as markup, for the time before its code runs: the student is unknown, the window's
 * width is decided by CSS, and nothing reacts.
 */
export function StaticShell({ PageBar, children }: StaticShellProps) {
  const parts = partsOf(useLocation().pathname, undefined);
  const header = (Bar?: StaticShellProps['PageBar']) => (
    <Header
      parts={parts}
      PageBar={Bar}
      user={undefined}
      helpUrl=""
      onLogin={ignore}
      onLogout={ignore}
      onRetry={ignore}
    />
  );
  return (
    <>
      <ShellFrame inert>
        <EmailBanner place="hinted" isVerified={false} onClose={ignore} />
        {PageBar ? (
          <>
            <Narrow>{header(PageBar)}</Narrow>
            <Wide>{header()}</Wide>
          </>
        ) : (
          header()
        )}
        {parts.areaRow === true ? <AreaRow /> : null}
        {children}
      </ShellFrame>
      <WindowEnd inert>{parts.areaBar ? <AreaBar /> : null}</WindowEnd>
    </>
  );
}

const Narrow = styled.div`
  display: contents;
  ${media.large} {
    display: none;
  }
`;

const Wide = styled.div`
  display: contents;
  ${media.belowLarge} {
    display: none;
  }
`;
