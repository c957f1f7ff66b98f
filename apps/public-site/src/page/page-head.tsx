import { useEffect } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { AppStore } from '../store/store';
import { fullTitle } from './head';
import type { Page, PageContext } from './page';

const BASE = 'http://mapa.invalid';

/** Updates the document's title and description when the visitor navigates. */
export function PageHead({ meta, params }: { meta: Page['meta']; params: PageContext['params'] }) {
  const { pathname, search } = useLocation();
  const store = useStore() as AppStore;
  const describe = () => meta({ store, params, url: new URL(BASE + pathname + search) });
  // A title may need data that arrives after the page: hence selectors.
  const title = useSelector(() => fullTitle(describe()));
  const description = useSelector(() => describe().description);

  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [description]);
  return null;
}
