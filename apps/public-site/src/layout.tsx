import { SkipLink } from '@mapa/ui-kit';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { PageHead } from './page/page-head';

/** What stands around every page. */
export function Layout() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const first = useRef(pathname);

  // A navigation loads no document: without this, screen readers and keyboards would stay where the old page was.
  useEffect(() => {
    if (first.current !== pathname) main.current?.focus({ preventScroll: true });
    first.current = '';
  }, [pathname]);

  return (
    <>
      <SkipLink />
      <PageHead />
      <Main id="conteudo" tabIndex={-1} ref={main}>
        <Outlet />
      </Main>
      <ScrollRestoration />
    </>
  );
}

const Main = styled.main`
  outline: none;
`;
