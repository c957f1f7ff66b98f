export const TOKEN_COOKIE = 'jwt_token';
export const TOKEN_MAX_AGE_S = 2_592_000;
/** The field of a 401 that states that the token's account was deleted (docs/decisions/097). */
export const ACCOUNT_GONE_FIELD = 'conta';
/** The field of a 403 that states that an open sitting of the caller withholds the question (docs/decisions/100). */
export const WITHHELD_FIELD = 'simulado';
export const LAST_AREA_COOKIE = 'mapa_ultima_area';
export const LAST_AREA_MAX_AGE_S = 2_592_000;
export const THEME_KEY = '@MAPA-Tema';
export const DARK_THEME_VALUE = 'dark';
export const CACHE_SUFFIX = 'cacheV2';
/** Begins the keys of answers that IndexedDB does not have yet; like the outbox, they stay when their student leaves. */
export const JOURNAL_PREFIX = 'mapa-outbox:';
export const ERROR_TOAST_MS = 10_000;
export const RESEND_TOAST_MS = 8_000;
/**
 * Duration of a notice about money, in milliseconds: amounts and consequences take longer to read than a confirmation.
 */
export const MONEY_TOAST_MS = 8_000;
/** Duration of a notice with a link, long enough to follow it. */
export const LINK_TOAST_MS = 8_000;
export const RECOVERY_ERROR_TOAST_MS = 4_000;
/** How long a click disables the Google button, in milliseconds, unless the attempt ends before. */
export const GOOGLE_LOCK_MS = 5_000;
export const NAME_MAX_LENGTH = 10;

export const PERSON_NAME_MAX_LENGTH = 120;
export const EMAIL_MAX_LENGTH = 254;
export const PASSWORD_MIN_LENGTH = 8;
/** The requirements of a new password, shown before typing. */
export const PASSWORD_HINT = `No mínimo ${PASSWORD_MIN_LENGTH} caracteres, de qualquer tipo. Senhas fáceis de adivinhar, como as mais usadas, não são aceitas.`;
export const PASSWORD_MAX_LENGTH = 256;
/** An account without a password can only be deleted in a session at most this old: signing in again is its proof. */
export const FRESH_SESSION_MINUTES = 15;
/** How long the link of a mail is valid, in minutes from when the mail is sent. */
export const RECOVERY_LINK_MINUTES = 30;
export const CONFIRMATION_LINK_DAYS = 7;

export const IMAGE_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
export const IMAGE_SMALL_WIDTHS = [16, 32, 48, 64, 96, 128, 256, 384] as const;
export const IMAGE_DEFAULT_QUALITY = 75;
export const PREFETCH_ROOT_MARGIN = '200px';

export const QUESTIONS_PER_PAGE = 10;
export const MAP_QUESTIONS_PER_PAGE = 20;
export const LIST_PER_PAGE = 20;
export const MAX_PER_PAGE = 100;
/** Most assuntos that one filter accepts, enough for a whole edital; other filters accept fifty values. */
export const MAX_SUBJECT_CHOICES = 200;
/** Addresses in one part of the sitemap; the protocol's own limit is 50,000. */
export const SITEMAP_PER_PAGE = 2_000;
/** Most questions in a notebook on any plan, so that screens and printers can handle it. */
export const NOTEBOOK_MAX_QUESTIONS = 500;
export const COMMENT_MAX_LENGTH = 5_000;
export const DOUBT_MAX_LENGTH = 500;
export const REPORT_MAX_LENGTH = 2_000;
export const NOTEBOOK_NAME_MAX_LENGTH = 120;
export const NOTE_MAX_LENGTH = 10_000;
/** 9999-12-31, in milliseconds since 1970: the last instant that databases and browsers write alike. */
export const MAX_INSTANT_MS = 253_402_300_799_999;
/** Fewest answers for which a question's statistics are shown. */
export const STATISTICS_MIN_ANSWERS = 10;
/** Names one attempt to pay, so that sending it again charges once. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
/** Upper bound of a plan's instalments. */
export const MAX_INSTALMENTS = 12;
