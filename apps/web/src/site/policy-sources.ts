import { isSecretAddress } from '@mapa/domain';
import type { Config } from '../config';
import type { Sources } from './csp';

type Provider = (config: Config, pathname: string) => Sources | null;

/** Google's tag manager, where there is one; its own tags may send to what the deployment lists. */
const tagManager: Provider = ({ runtime: { gtmId, gtmBaseUrl }, tagCollectors }, pathname) => {
  if (gtmId === '' || isSecretAddress(pathname)) return null;
  return { 'script-src': [gtmBaseUrl], 'img-src': [gtmBaseUrl, ...tagCollectors], 'connect-src': [gtmBaseUrl, ...tagCollectors] };
};

/** Everybody but ourselves whom a page may load from or speak to. */
const PROVIDERS: readonly Provider[] = [tagManager];

/** What the content policy of a path admits beyond this origin: only what this deployment uses, only where it is used. */
export const extraSources = (config: Config, pathname: string): Sources[] =>
  PROVIDERS.flatMap((provider) => provider(config, pathname) ?? []);
