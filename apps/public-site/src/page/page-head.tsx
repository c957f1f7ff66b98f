import { useEffect } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useLocation, useMatches } from 'react-router-dom';
import type { AppStore } from '../store';
import { fullTitle } from './head';
import type { Page } from './page';

/** Keeps the title and description of the document those of the page, once the visitor moves on from the first. */
export function PageHead() {
  const { pathname, search } = useLocation();
  const match = useMatches().at(-1);
  const store = useStore() as AppStore;
  const describe = (match?.handle as { meta?: Page['meta'] } | undefined)?.meta;
  // A title may need data that arrives after the page: hence a selector.
  const meta = () => describe?.({ store, params: match?.params ?? {}, url: new URL(pathname + search, 'http://mapa.invalid') });
  const title = useSelector(() => { const now = meta(); return now && fullTitle(now); });
  const description = useSelector(() => meta()?.description);

  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
  useEffect(() => {
    if (description) document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [description]);
  return null;
}
