import type { ComponentType } from 'react';
import type { AppStore } from '../store/store';

/** Context for loading and describing a page, on the server and in the browser alike. */
export interface PageContext {
  store: AppStore;
  /** The path's parameters, as text. */
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
}

export interface PageMeta {
  /** Without the product's name, which is appended. */
  title: string;
  description: string;
  /** The canonical path, if the page also opens at former ones. */
  path?: string;
  /** False excludes it from search engines. */
  indexed?: boolean;
  /** The page's subject as a node of schema.org; `site` is the origin. */
  structured?: (site: string) => object;
}

/** `ok` is sent with 200, `not-found` with 404 and `unavailable` with 503, each with a whole page. */
export type PageOutcome = 'ok' | 'not-found' | 'unavailable';

/** What a module of `pages/` exports. */
export interface Page {
  Component: ComponentType;
  /** Replaces the common not-found page, also with status 404, if this page has better information. */
  Missing?: ComponentType;
  meta: (context: PageContext) => PageMeta;
  /**
   * Dispatches the page's queries with `subscribe: false`. The server waits for it before rendering; the browser calls
   * it for a link that is about to be followed, unless `ahead` replaces it there.
   */
  load?: (context: PageContext) => Promise<PageOutcome>;
  /** Fetches less for a link that is about to be followed, if the page's whole data would be too much for a guess. */
  ahead?: (context: PageContext) => Promise<unknown>;
}
