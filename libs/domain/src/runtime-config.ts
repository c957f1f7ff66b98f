/** What the page server hands to the pages; it is read when the server starts, never built in. Nothing secret may stand here. */
export interface RuntimeConfig {
  cookieDomain: string;
  /** Empty: no tag manager. */
  gtmId: string;
  /** Where the tag manager's script comes from. */
  gtmBaseUrl: string;
  googleClientId: string;
  /** Where Google's sign-in script is had. */
  googleAccountsUrl: string;
  /** Where Google says who a token belongs to. */
  googleApiUrl: string;
  facebookAppId: string;
  facebookSdkUrl: string;
  facebookApiUrl: string;
  /** Origin of the script whose fields take a card, where the payment provider has one. */
  paymentSdkUrl: string;
  /** Where the link to the help centre leads; never empty. */
  helpCenterUrl: string;
  /** Whom students write to, on the product's own help page; empty: none is set, and the page says so. */
  contactEmail: string;
  /** Whom to write to about personal data; empty: the help centre leads there. */
  privacyEmail: string;
  /** Where the link to who we are leads; never empty. */
  aboutUrl: string;
  /** The profiles; the footer leaves out an empty one. */
  instagramUrl: string;
  twitterUrl: string;
  facebookUrl: string;
  /** Whether the student area installs its service worker; where not, one that is there goes. */
  serviceWorker: boolean;
}
