/** The counts that the home page may show. */
export const HOME_TOTALS = ['questoes', 'provas', 'bancas', 'mapas'] as const;

/**
 * Configuration that the page server passes to the pages; it is read at the server's start, never built in. It must not
 * contain secrets.
 */
export interface RuntimeConfig {
  cookieDomain: string;
  /** Empty: no tag manager. */
  gtmId: string;
  /** Origin of the tag manager's script. */
  gtmBaseUrl: string;
  googleClientId: string;
  /** URL of Google's sign-in script. */
  googleAccountsUrl: string;
  /** URL at which Google returns the owner of a token. */
  googleApiUrl: string;
  facebookAppId: string;
  facebookSdkUrl: string;
  facebookApiUrl: string;
  /** Origin of the payment provider's script for card fields, if it has one. */
  paymentSdkUrl: string;
  /** Target of the link to the help centre; never empty. */
  helpCenterUrl: string;
  /** E-mail address of the support, shown on the help page; if empty, the page states that there is none. */
  contactEmail: string;
  /** Address for questions about personal data; empty: the help centre is linked instead. */
  privacyEmail: string;
  /** Target of the link about the company; never empty. */
  aboutUrl: string;
  /** The profiles linked in the footer; never empty: without a setting, the network's front page. */
  instagramUrl: string;
  twitterUrl: string;
  facebookUrl: string;
  /** Least totals at which the home page shows each count. */
  homeTotalsFrom: Readonly<Record<(typeof HOME_TOTALS)[number], number>>;
  /** Whether the student area installs its service worker; if not, an installed one is removed. */
  serviceWorker: boolean;
}
