/** What the home page may count. */
export const HOME_TOTALS = ['questoes', 'provas', 'bancas', 'mapas'] as const;

/** What the page server hands to the pages; it is read when the server starts, never built in. Nothing secret may stand here. */
export interface RuntimeConfig {
  cookieDomain: string;
  /** Empty: no tag manager. */
  gtmId: string;
  /** Where the tag manager's script comes from. */
  gtmBaseUrl: string;
  googleClientId: string;
  /** URL of Google's sign-in script. */
  googleAccountsUrl: string;
  /** URL at which Google gives the owner of a token. */
  googleApiUrl: string;
  facebookAppId: string;
  facebookSdkUrl: string;
  facebookApiUrl: string;
  /** Origin of the script whose fields take a card, where the payment provider has one. */
  paymentSdkUrl: string;
  /** Where the link to the help centre leads; never empty. */
  helpCenterUrl: string;
  /** E-mail address of the support, shown on the help page; empty where none is configured, which the page says. */
  contactEmail: string;
  /** Whom to write to about personal data; empty: the help centre leads there. */
  privacyEmail: string;
  /** Where the link to who we are leads; never empty. */
  aboutUrl: string;
  /** The profiles that the footer links to; never empty: without a setting the front page of the network. */
  instagramUrl: string;
  twitterUrl: string;
  facebookUrl: string;
  /** From how many on the home page tells how much there is of each. */
  homeTotalsFrom: Readonly<Record<(typeof HOME_TOTALS)[number], number>>;
  /** Whether the student area installs its service worker; where not, one that is there goes. */
  serviceWorker: boolean;
}
