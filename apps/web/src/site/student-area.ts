import {
  DARK_THEME_VALUE,
  LAST_AREA_COOKIE,
  ROUTES,
  THEME_KEY,
  allowsDarkTheme,
  matchRouteName,
  routePath,
  type RouteName,
} from '@mapa/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { DEVELOPMENT_POLICY, contentPolicy } from './csp';
import {
  HINT_SCRIPT,
  ICON,
  INSTALLABLE,
  START_SCRIPT,
  dataBlock,
  earlyRequestScript,
  fontPreloads,
  scriptList,
  type FirstCalls,
} from './document';
import type { Sites, StudentPage } from './sites';
import { extraSources } from './policy-sources';
import { NO_STORE, pathOf, sendPage, type PageAnswer } from './send-page';

/** Sets the theme before the first paint; a page that starts light and turns dark would dazzle. */
const BOOT_SCRIPT = `<script>try{if(localStorage.getItem('${THEME_KEY}')==='${DARK_THEME_VALUE}')document.documentElement.dataset.tema='escuro'}catch(e){}</script>`;

const AREAS = [routePath('myMaps'), routePath('notebooks')];

/** The area that this browser visited last, of the two remembered ones; by default the student's day. */
function lastArea({ headers }: FastifyRequest): string {
  const values = (headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim().split('='))
    .filter(([name]) => name === LAST_AREA_COOKIE)
    .map(([, value = '']) => value.replaceAll('%2F', '/'));
  return AREAS.find((area) => values.includes(area)) ?? routePath('today');
}

/** Query of the documents that serve several routes and so contain the frame of none (service-worker.ts). */
export const FRAMELESS = '?sem-moldura';

const ROOT = '<div id="raiz"></div>';
const MODULE_SCRIPTS = /\s*<script type="module"[^>]*><\/script>/g;

/** Draws the frame of a route, and starts the code once that is painted. */
const withFrame = (html: string, { frame, scripts }: StudentPage): string =>
  html
    .replace(MODULE_SCRIPTS, '')
    .replace('</head>', () => `${START_SCRIPT}</head>`)
    .replace(ROOT, () => `<div id="raiz">${frame}</div>\n${scriptList(scripts)}`);

/** The calls of one route alone, where the document belongs to one. */
const callsOf = ({ firstCalls }: Sites, route: RouteName | null): FirstCalls | undefined => {
  if (!firstCalls || route === null) return firstCalls;
  const { path } = ROUTES[route];
  const own = firstCalls.byPath[path];
  return { ...firstCalls, byPath: own ? { [path]: own } : {} };
};

/** The area's document for an address. */
export async function areaPage(sites: Sites, config: Config, url: string): Promise<PageAnswer> {
  const path = pathOf(url);
  const route = matchRouteName(path);
  const only = url.endsWith(FRAMELESS) ? null : route;
  const page = only === null ? undefined : sites.studentPage(only);
  const first = callsOf(sites, only);
  const { html, fonts } = await sites.studentDocument(url);
  const ours = [
    HINT_SCRIPT,
    first ? earlyRequestScript(first) : '',
    allowsDarkTheme(path) ? BOOT_SCRIPT : '',
    ICON,
    INSTALLABLE,
    fontPreloads({ fonts }),
    dataBlock('config', config.runtime),
  ];
  const document = (page ? withFrame(html, page) : html).replace('<head>', () => `<head>\n${ours.join('\n')}`);
  return {
    status: route === null ? 404 : 200,
    html: document,
    policy: sites.development ? DEVELOPMENT_POLICY : contentPolicy(document, extraSources(config, path)),
    cacheControl: NO_STORE,
  };
}

/** The student area: one document for all its routes, stored by no cache but the service worker's. */
export function serveStudentArea(app: FastifyInstance, sites: Sites, config: Config): void {
  const enter = routePath('studentArea');
  for (const path of [enter, `${enter}/`]) {
    app.get(path, (request, reply) => reply.header('cache-control', NO_STORE).redirect(lastArea(request), 302));
  }
  app.get(`${enter}/*`, async (request, reply) => sendPage(request, reply, await areaPage(sites, config, request.url)));
}
