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
  /** Where the links to the help centre, to who we are and to the profiles lead; never empty. */
  helpCenterUrl: string;
  /** Whom to write to about personal data; empty: the help centre leads there. */
  privacyEmail: string;
  aboutUrl: string;
  instagramUrl: string;
  twitterUrl: string;
  facebookUrl: string;
}
