import {
  EARLY_PRESS,
  EARLY_REQUESTS,
  EMAIL_NOTICE_KEY,
  NEWS_CHANNELS,
  SESSION_HINT,
  TOKEN_COOKIE,
  UNVERIFIED_HINT,
  VERIFIED_KEY,
  type RuntimeConfig,
} from '@mapa/domain';
import type { PageFiles } from './manifest';

/** Background of the light theme: the browser's own frame continues the page. */
const THEME_COLOR = '#faf8f3';

export const ICON = '<link rel="icon" href="/favicon.svg" type="image/svg+xml">';

/** Head elements for installing the student area as an application (docs/decisions/057). */
export const INSTALLABLE = [
  `<meta name="theme-color" content="${THEME_COLOR}">`,
  '<link rel="manifest" href="/manifest.webmanifest">',
  '<link rel="apple-touch-icon" href="/icon-180.png">',
].join('\n');

/** JSON that cannot close its script element or break a line of JavaScript. */
const inertJson = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A data block that the page's code reads. */
export const dataBlock = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${inertJson(value)}</script>`;

export const fontPreloads = ({ fonts }: Pick<PageFiles, 'fonts'>) =>
  fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`).join('\n');

/** Id of the data block that lists a page's scripts, each after its imports. */
const SCRIPTS = 'scripts';

/**
 * Requests the page's scripts once its text has been painted, so that connection and processor serve the text first
 * (docs/decisions/076). A hidden window paints nothing, and some browsers do not report painting: there the scripts are
 * requested with the document, or a second after the load. Each file is a script of its own, evaluated in its own task.
 * The bytes are the same on every page: the content policy has their hash.
 */
export const START_SCRIPT = `<script>{
let begun = false;
const begin = () => {
  if (begun || document.readyState === 'loading') return;
  begun = true;
  for (const src of JSON.parse(document.getElementById('${SCRIPTS}').textContent))
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', async: false, fetchPriority: 'low', src }));
};
const look = () => {
  if (document.hidden || performance.getEntriesByName('first-contentful-paint').length > 0) begin();
};
try { new PerformanceObserver(look).observe({ type: 'paint' }); } catch {}
document.addEventListener('DOMContentLoaded', look);
document.addEventListener('visibilitychange', look);
addEventListener('load', () => setTimeout(begin, 1000));
}</script>`;

/**
 * Remembers the pressed button or sent form until the page's code is loaded and repeats it (docs/decisions/064). The
 * last press counts; one elsewhere cancels it. The event is stopped, or React, which may hydrate at once for it, would
 * handle it as well. Native behaviour is left alone: links, fields, searches.
 */
const EARLY_PRESS_SCRIPT = `<script>{
const page = document.documentElement;
const keep = (event, element) => {
  element.setAttribute('${EARLY_PRESS}', '');
  event.stopPropagation();
};
addEventListener('click', (event) => {
  if (!page.hasAttribute('${EARLY_PRESS}')) return;
  document.querySelector('#raiz [${EARLY_PRESS}]')?.removeAttribute('${EARLY_PRESS}');
  const button = event.target.closest('#raiz button');
  if (button && (button.type === 'button' || !button.form)) keep(event, button);
}, true);
addEventListener('submit', (event) => {
  if (!page.hasAttribute('${EARLY_PRESS}') || event.target.method !== 'post') return;
  event.preventDefault();
  keep(event, event.target);
}, true);
page.setAttribute('${EARLY_PRESS}', '');
}</script>`;

/**
 * Marks the root element with what this browser stores of its student (docs/decisions/119): the page is the same for
 * everyone, and its style reserves the places that only a student has. Without stored data the viewer counts as a
 * visitor.
 */
export const HINT_SCRIPT = `<script>try{
if (/(^|; )${TOKEN_COOKIE}=./.test(document.cookie)) {
  const page = document.documentElement;
  page.setAttribute('${SESSION_HINT}', '');
  if (localStorage.getItem('${VERIFIED_KEY}') === '' && sessionStorage.getItem('${EMAIL_NOTICE_KEY}') === null)
    page.setAttribute('${UNVERIFIED_HINT}', '');
}
}catch{}</script>`;

/** Reading calls by which a student's screens begin. */
export interface FirstCalls {
  /** Addresses that every screen asks for. */
  calls: readonly string[];
  /**
   * Addresses of the screens that depend on nothing but their path, by path; both may contain `:id`. One with
   * `:object.field` is requested with that number of the response to the address before.
   */
  byPath: Readonly<Record<string, readonly string[]>>;
}

/** The time after which a call is sent again by the code, as its own are. */
const EARLY_TIMEOUT_MS = 15_000;

/**
 * Requests what the screen's code will ask for, so that the responses come while the code is on its way
 * (docs/decisions/167). Without a session nothing is requested; a query may change what a screen asks for. What another
 * tab changes meanwhile makes the responses out of date.
 */
export const earlyRequestScript = (first: FirstCalls) => `<script>try{
const token = /(?:^|; )${TOKEN_COOKIE}=([^;]+)/.exec(document.cookie)?.[1];
if (token) {
  const { calls, byPath } = ${inertJson(first)}, responses = {};
  const here = location.pathname.split('/');
  let id;
  const isHere = (part, at) => part === here[at] || (part === ':id' && /^[\\w-]+$/.test((id = here[at])));
  const own = Object.keys(byPath).find((path) => path.split('/').length === here.length && path.split('/').every(isHere));
  const send = (url) => {
    responses[url] = fetch(url, { headers: { Accept: 'application/json', Authorization: 'Bearer ' + token }, signal: AbortSignal.timeout(${EARLY_TIMEOUT_MS}) });
    responses[url].catch(() => {});
    return responses[url];
  };
  let before;
  for (const address of [...calls, ...((location.search === '' && byPath[own]) || [])]) {
    const url = address.replace(':id', id);
    const [named, object, field] = /:([a-z_]+)\\.([a-z_]+)/.exec(url) ?? [];
    if (!named) before = send(url);
    else before.then((response) => response.clone().json()).then((data) => {
      const value = data[object]?.[field];
      if (Number.isInteger(value)) send(url.replace(named, value));
    }).catch(() => {});
  }
  window.${EARLY_REQUESTS} = { token, responses };
  for (const name of ${inertJson(NEWS_CHANNELS)}) new BroadcastChannel(name).onmessage = () => delete window.${EARLY_REQUESTS};
}
}catch{}</script>`;

/** The list that `START_SCRIPT` reads. */
export const scriptList = (scripts: readonly string[]) => dataBlock(SCRIPTS, scripts);

/** The build's style sheets inline: a kilobyte that needs no request before painting. */
export const inlineStyle = (css: string) => (css === '' ? '' : `<style>${css}</style>`);

interface DocumentParts {
  /** Title, description and similar elements. */
  head: string;
  assets: PageFiles;
  /** The page's own style elements. */
  css: string;
  html: string;
  state: unknown;
  config: RuntimeConfig;
}

/** One public page as sent, in the two parts that the content policy treats differently. */
export function publicDocument({ head, assets, css, html, state, config }: DocumentParts): {
  head: string;
  body: string;
} {
  return {
    head: [
      '<meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      `<meta name="theme-color" content="${THEME_COLOR}">`,
      head,
      ICON,
      fontPreloads(assets),
      HINT_SCRIPT,
      START_SCRIPT,
      EARLY_PRESS_SCRIPT,
      inlineStyle(assets.css),
      css,
    ].join('\n'),
    body: [
      `<div id="raiz">${html}</div>`,
      dataBlock('config', config),
      dataBlock('estado', state),
      scriptList(assets.scripts),
    ].join('\n'),
  };
}

/** A whole document. */
export const wholeDocument = ({ head, body }: { head: string; body: string }) =>
  `<!doctype html>\n<html lang="pt-BR">\n<head>\n${head}\n</head>\n<body>\n${body}\n</body>\n</html>\n`;
