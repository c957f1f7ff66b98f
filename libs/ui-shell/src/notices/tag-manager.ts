import { authEvents } from '@mapa/auth';
import Cookies from 'js-cookie';

export interface TagSetting {
  /** Id of the container. */
  gtmId: string;
  /** Base address of its script. */
  gtmBaseUrl: string;
}

type TaggedWindow = Window & { dataLayer?: object[] };

let isLoaded = false;

function push(entry: object): void {
  const page = window as TaggedWindow;
  (page.dataLayer ??= []).push(entry);
}

function load({ gtmId, gtmBaseUrl }: TagSetting): void {
  if (isLoaded) return;
  isLoaded = true;
  push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${gtmBaseUrl}/gtm.js?${new URLSearchParams({ id: gtmId })}`;
  document.head.append(script);
}

/**
 * Loads the tag manager and sends it the session's events: whether somebody is signed in, at the start and at a login,
 * and a successful sign-up. None identifies the person. Returns a function that stops sending; the script itself stays
 * until the document is left.
 */
export function startTags(setting: TagSetting): () => void {
  load(setting);
  return authEvents.subscribe(({ name, ...rest }) => push({ event: name, ...rest }));
}

/** Cookies that Google's tags leave on this origin. */
const TAG_COOKIE = /^_(?:ga|gid|gcl|dc_gtm)/;

/** After a withdrawn consent: deletes what tags have stored, and reloads the document to remove the script. */
export function dropTags(): void {
  for (const name of Object.keys(Cookies.get()).filter((each) => TAG_COOKIE.test(each))) {
    Cookies.remove(name, { path: '/' });
    const parts = location.hostname.split('.');
    parts.forEach((_part, at) => Cookies.remove(name, { path: '/', domain: parts.slice(at).join('.') }));
  }
  if (isLoaded) location.reload();
}
