/**
 * Attributes of the root element that the document's own script sets before the first paint, from what this browser keeps
 * (docs/decisions/119): a token, and a student whose e-mail was not verified when the server said so last. Places that depend
 * on it are then kept from the first paint, and nothing moves when the server answers.
 */
export const SESSION_HINT = 'data-session';
export const UNVERIFIED_HINT = 'data-unverified';

/** The stored date at which the e-mail was verified, empty until then: one of the names that the specification gives. */
export const VERIFIED_KEY = 'verificou_email_em';
/** In the tab's storage once the notice of the e-mail is closed: for the visit. */
export const EMAIL_NOTICE_KEY = 'mapa_aviso_email';
