import type { ComponentType } from 'react';
import type { AppStore } from '../store';

/** What a page knows when it loads or describes itself, on the server and in the browser alike. */
export interface PageContext {
  store: AppStore;
  /** The path's parameters, as text. */
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
}

export interface PageMeta {
  /** Without the product's name, which is added. */
  title: string;
  description: string;
  /** The canonical path, where the page also opens at former ones. */
  path?: string;
  /** False keeps search engines away. */
  indexed?: boolean;
  /** What the page is about as a node of schema.org; `site` is the origin. */
  structured?: (site: string) => object;
}

/** `ok` answers 200, `not-found` 404 and `unavailable` 503, each with a whole page. */
export type PageOutcome = 'ok' | 'not-found' | 'unavailable';

/** What a module of `pages/` exports. */
export interface Page {
  Component: ComponentType;
  /** Stands in the place of the common page, also under 404, where this one knows better what to say and where to go on. */
  Missing?: ComponentType;
  meta: (context: PageContext) => PageMeta;
  /**
   * Dispatches the page's queries with `subscribe: false`. The server waits for it before it renders; the browser calls
   * it ahead, for a link that is about to be followed, unless the page says that less will do.
   */
  load?: (context: PageContext) => Promise<PageOutcome>;
  /** What is fetched for a link that is about to be followed, where all that the page needs would be too much to ask of a guess. */
  ahead?: (context: PageContext) => Promise<unknown>;
}
