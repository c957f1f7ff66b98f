import { useRuntimeConfig, useSession } from '@mapa/auth';
import { hasSlimBar, matchRouteName, type RouteName } from '@mapa/domain';
import { AddToNotebook } from '@mapa/notebooks';
import { PackFollower, UpdateNotice, UseCounter } from '@mapa/offline';
import { PanelSlotsProvider } from '@mapa/question';
import { SUBJECTS_ID } from '@mapa/study';
import { PageBar, SkipLink, Toaster, media, useMedia, useShownPlace } from '@mapa/ui-kit';
import { Shell } from '@mapa/ui-shell';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import { styled } from 'styled-components';
import { rememberArea } from './last-area';
import { SignedOut } from './signed-out';
import { applyTheme } from './theme';

/** Screens that show the subjects beside the question, in wide windows. */
const WITH_SUBJECTS: readonly (RouteName | null)[] = ['mapQuestions', 'notebook'];

/** Puts the student's notebooks into every question. */
const PANEL_SLOTS = { NotebooksTab: AddToNotebook };

/** Header, footer and notices around every page of the student area. */
export function Layout() {
  const main = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  const outside = useRuntimeConfig();
  const { status } = useSession();
  const first = useRef(pathname);
  // Where questions are answered, small windows have one bar for the site and the page.
  const isNarrow = useMedia(media.belowLarge);
  const isSlim = isNarrow && hasSlimBar(pathname, search) && status !== 'signed-out';

  useLayoutEffect(() => {
    applyTheme(pathname);
    const handleStorage = () => applyTheme(pathname);
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, [pathname]);

  const { title } = (useMatches().at(-1)?.handle as { title?: string } | undefined) ?? {};
  const place = useShownPlace();
  useEffect(() => {
    document.title = `${place ?? title ?? 'Minha área'} · Mapa`;
  }, [place, title]);

  useEffect(() => rememberArea(pathname), [pathname]);

  // A navigation loads no document: without this, screen readers and keyboards would stay at the old page's place.
  useEffect(() => {
    if (first.current !== pathname) main.current?.focus({ preventScroll: true });
    first.current = '';
  }, [pathname]);

  return (
    <>
      <SkipLink />
      {!isNarrow && WITH_SUBJECTS.includes(matchRouteName(pathname)) ? (
        <SkipLink target={SUBJECTS_ID}>Ir para os assuntos</SkipLink>
      ) : null}
      <Shell outside={outside} PageBar={isSlim ? PageBar : undefined}>
        <Main id="conteudo" tabIndex={-1} ref={main}>
          <PanelSlotsProvider value={PANEL_SLOTS}>
            {status === 'signed-out' ? <SignedOut /> : <Outlet />}
          </PanelSlotsProvider>
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
