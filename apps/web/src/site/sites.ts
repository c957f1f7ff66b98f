import type { RouteName, RuntimeConfig } from '@mapa/domain';
import type { FirstCalls } from './document';
import type { PageFiles } from './manifest';

interface RenderRequest {
  url: string;
  apiBase: string;
  /** Headers for each call of the API: the id of the request it is made for. */
  apiHeaders: Record<string, string>;
  siteUrl: string;
  config: RuntimeConfig;
}

/** Result of the public site's server bundle. */
export interface Rendered {
  status: number;
  head: string;
  html: string;
  css: string;
  state: unknown;
  /** Source modules of the page, for preloading. */
  modules: string[];
}

interface SitemapRequest {
  /** `/sitemap.xml` or a part of it. */
  path: string;
  apiBase: string;
  /** Headers for each call of the API: the id of the request it is made for. */
  apiHeaders: Record<string, string>;
  siteUrl: string;
}

interface SitemapAnswer {
  status: number;
  xml: string;
}

export interface StudentPage {
  /** Markup shown until the area's code runs. */
  frame: string;
  /** Scripts of the entry and of the page, each after its imports. */
  scripts: string[];
}

/** Both front ends, as this process serves them. */
export interface Sites {
  development: boolean;
  render: (request: RenderRequest) => Promise<Rendered>;
  sitemap: (request: SitemapRequest) => Promise<SitemapAnswer>;
  /** Files of the public site's entry and of the page's modules. */
  publicAssets: (modules: readonly string[]) => PageFiles;
  studentDocument: (url: string) => Promise<{ html: string; fonts: string[] }>;
  /** What a route adds to the area's document; undefined for other routes and in development. */
  studentPage: (route: RouteName) => StudentPage | undefined;
  /** What the area's document requests; undefined in development. */
  firstCalls: FirstCalls | undefined;
  /**
   * The student area's service worker without its list of files, and every file of the area's build; null in
   * development.
   */
  serviceWorker: { code: string; files: readonly string[] } | null;
}
