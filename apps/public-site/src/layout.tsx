import { useRuntimeConfig } from '@mapa/auth';
import { SkipLink } from '@mapa/ui-kit';
import { Shell } from '@mapa/ui-shell';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useScroll } from './page/scroll';
import { useServedHead } from './page/served-head';

/** Header, footer and notices around every page. */
export function Layout({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const outside = useRuntimeConfig();
  useScroll();
  useServedHead();

  // A navigation loads no document: without this, screen readers and keyboards would stay at the old page's place.
  useEffect(() => {
    if (shown.current !== pathname) main.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname]);

  return (
    <>
      <SkipLink />
      <Shell outside={outside}>
        <Main id="conteudo" tabIndex={-1} ref={main}>
          {children}
        </Main>
      </Shell>
    </>
  );
}

const Main = styled.main`
  outline: none;
`;
