/**
 * Attributes of the root element that the document's own script sets before the first paint, from this browser's
 * storage (docs/decisions/119): a token exists, and the student's e-mail was not verified according to the last
 * response. Space for what depends on them is reserved from the first paint, so that nothing moves when the server
 * responds.
 */
export const SESSION_HINT = 'data-session';
export const UNVERIFIED_HINT = 'data-unverified';

/** The stored date of the e-mail's verification, empty before; the specification fixes the name. */
export const VERIFIED_KEY = 'verificou_email_em';
/** Set in the tab's storage once the e-mail notice is closed, for the visit. */
export const EMAIL_NOTICE_KEY = 'mapa_aviso_email';

/**
 * Name of the global variable with the requests that the area's document has sent before its code runs
 * (docs/decisions/167): `EarlyRequests` of the API client.
 */
export const EARLY_REQUESTS = 'earlyRequests';

/** Channels by which a tab tells the others of a change and of a confirmed answer: what was requested before is out of date. */
export const NEWS_CHANNELS = ['mapa-novidades', 'mapa-outbox'] as const;
