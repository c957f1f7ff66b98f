import { childEnvironment } from '../core/root.mjs';
import { keptSecret } from '../core/settings.mjs';
import { programOf } from './build.mjs';

/**
 * Megabytes of each half of the page server's young generation. By default it grows with the load, and the process with it, to
 * more than twice its size (docs/reliability.md); the units and the image in deploy have the same value.
 */
const PAGES_YOUNG_MB = 8;

/** How the page server is started. */
export const webArguments = () => [`--max-semi-space-size=${PAGES_YOUNG_MB}`, programOf('web')];

/**
 * How our two servers are run: `{ name, rank, args, env, readyAt }` each. Always two processes that are connected
 * by address only. `rank` ends the web server first, so that nobody is admitted while the API drains.
 */
export function serverPlans({ settings, databaseUrl, mode }) {
  const { dataDir, port, apiPort, siteOrigin, apiOrigin, apiHost, demo } = settings;
  const shared = { NODE_ENV: mode, DATA_DIR: dataDir };
  // Tells the API whether this is production, which is more than not being in development.
  const NODE_ENV = mode === 'development' ? mode : (process.env.NODE_ENV ?? '');
  // Mails are not sent within a request: their links need a host that is known beforehand.
  const siteUrl = process.env.SITE_URL || `http://localhost:${port}`;
  const secret = process.env.JWT_SECRET || keptSecret(dataDir, 'jwt');
  return [
    {
      name: 'api',
      rank: 2,
      args: [programOf('api'), 'serve', '--prepare'],
      env: childEnvironment({
        ...shared,
        NODE_ENV,
        DEMO: demo,
        API_PORT: String(apiPort),
        DATABASE_URL: databaseUrl,
        JWT_SECRET: secret,
        SITE_URL: siteUrl,
      }),
      readyAt: `${apiOrigin}/ready`,
    },
    {
      name: 'web',
      rank: 1,
      args: webArguments(),
      env: childEnvironment({ ...shared, PORT: String(port), API_HOST: apiHost }),
      readyAt: `${siteOrigin}/healthz`,
    },
  ];
}
