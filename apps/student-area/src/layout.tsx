import { useRuntimeConfig, useSession } from '@mapa/auth';
import { hasSlimBar } from '@mapa/domain';
import { PackFollower, UpdateNotice, UseCounter } from '@mapa/offline';
import { PageBar, SkipLink, Toaster, media, useMedia } from '@mapa/ui-kit';
import { Shell } from '@mapa/ui-shell';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import { styled } from 'styled-components';
import { rememberArea } from './last-area';
import { SignedOut } from './signed-out';
import { applyTheme } from './theme';

/** Header, footer and notices around every page of the student area. */
export function Layout() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const outside = useRuntimeConfig();
  const { status } = useSession();
  const first = useRef(pathname);
  // Where questions are answered, small windows have one bar for the site and the page.
  const isSlim = useMedia(media.belowLarge) && hasSlimBar(pathname) && status !== 'signed-out';

  useLayoutEffect(() => {
    applyTheme(pathname);
    const handleStorage = () => applyTheme(pathname);
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, [pathname]);

  const { title } = (useMatches().at(-1)?.handle as { title?: string } | undefined) ?? {};
  useEffect(() => {
    document.title = `${title ?? 'Minha área'} · Mapa`;
  }, [title]);

  useEffect(() => rememberArea(pathname), [pathname]);

  // A navigation loads no document: without this, screen readers and keyboards would stay where the old page was.
  useEffect(() => {
    if (first.current !== pathname) main.current?.focus({ preventScroll: true });
    first.current = '';
  }, [pathname]);

  return (
    <>
      <SkipLink />
      <Shell outside={outside} PageBar={isSlim ? PageBar : undefined}>
        <Main id="conteudo" tabIndex={-1} ref={main}>
          {status === 'signed-out' ? <SignedOut /> : <Outlet />}
        </Main>
      </Shell>
      <UpdateNotice />
      <UseCounter />
      <PackFollower />
      <Toaster />
      <ScrollRestoration />
    </>
  );
}

const Main = styled.main`
  outline: none;
`;
