import { isCheckout, isSecretAddress, matchRouteName } from '@mapa/domain';
import type { Config } from '../config/config';
import type { Sources } from './csp';

/** Where Facebook's script checks whether its window has finished. */
const FACEBOOK_SITE = 'https://www.facebook.com';

type Provider = (config: Config, pathname: string) => Sources | null;

/** Google's tag manager, if configured; its own tags may send to the origins that the deployment lists. */
const tagManager: Provider = ({ runtime: { gtmId, gtmBaseUrl }, tagCollectors }, pathname) => {
  if (gtmId === '' || isSecretAddress(pathname)) return null;
  return {
    'script-src': [gtmBaseUrl],
    'img-src': [gtmBaseUrl, ...tagCollectors],
    'connect-src': [gtmBaseUrl, ...tagCollectors],
  };
};

/**
 * The one page on which no sign-in dialog can open: it has no header, and its secret stays in its address for a while.
 */
const hasNoSignIn = (pathname: string) => matchRouteName(pathname) === 'newPassword';

/** Origins of a sign-in button's script and of the API that identifies the person. */
const google: Provider = ({ runtime: { googleClientId, googleAccountsUrl, googleApiUrl } }, pathname) =>
  googleClientId === '' || hasNoSignIn(pathname)
    ? null
    : {
        'script-src': [`${googleAccountsUrl}/gsi/client`],
        'connect-src': [`${googleAccountsUrl}/gsi/`, `${googleApiUrl}/oauth2/v3/userinfo`],
      };

const facebook: Provider = ({ runtime: { facebookAppId, facebookSdkUrl, facebookApiUrl } }, pathname) =>
  facebookAppId === '' || hasNoSignIn(pathname)
    ? null
    : { 'script-src': [`${facebookSdkUrl}/pt_BR/sdk.js`], 'connect-src': [FACEBOOK_SITE, `${facebookApiUrl}/me`] };

/** Origins of the card provider: its script, its frames and their requests; only in documents of the checkout. */
const cardFields: Provider = ({ payment }, pathname) =>
  payment === null || !isCheckout(pathname)
    ? null
    : {
        'script-src': [`${payment.sdkUrl}/js/v2`],
        'frame-src': payment.fieldsUrls,
        // The script fetches a frame's page before it shows it.
        'connect-src': [payment.apiUrl, ...payment.fieldsUrls],
      };

/** All foreign origins that a page may load from or send requests to. */
const PROVIDERS: readonly Provider[] = [tagManager, google, facebook, cardFields];

/**
 * Sources that the content policy of a path permits besides this origin: only those that this deployment uses, only
 * where they are used.
 */
export const extraSources = (config: Config, pathname: string): Sources[] =>
  PROVIDERS.flatMap((provider) => provider(config, pathname) ?? []);
