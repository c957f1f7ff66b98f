import { FRESH_SESSION_MINUTES, MESSAGES, providerSentences, SERVER_MESSAGES, type Provider } from '@mapa/domain';
import { offline, wrong, type Rules } from '@mapa/server-platform';

/** Rules of sign-in, sign-up, passwords and links in mails. */
export const ACCOUNT = {
  wrongCredentials: wrong(
    'erro',
    MESSAGES.wrongCredentials,
    'signing in, or up with a known e-mail, with another password',
  ),
  wrongPassword: wrong(
    'password',
    'A senha atual está incorreta.',
    'a new password or the end of the account without the current one',
  ),
  noPassword: wrong(
    'password',
    SERVER_MESSAGES.noPassword,
    'a new password for an account of a provider, which has none to prove who asks',
  ),
  staleSession: wrong(
    'erro',
    SERVER_MESSAGES.staleSession,
    `the end of an account without a password, by a session older than ${FRESH_SESSION_MINUTES} minutes`,
  ),
  passwordsDiffer: wrong('password_confirmation', MESSAGES.passwordsDiffer, 'a new password is not repeated alike'),
  deadLink: wrong('token', SERVER_MESSAGES.deadLink, 'the link of a mail is spent, expired or replaced'),
  loginRefused: wrong('erro', MESSAGES.loginRefused, 'a provider gives no usable e-mail'),
} as const satisfies Rules;

const RETRY_CONFIGURED_S = 3_600;
const RETRY_AWAY_S = 10;

/** Error rules of an identity provider, in sentences that name it. */
export function providerRules(provider: Provider) {
  const { notConfigured, away, refused, emailUnverified, emailTaken } = providerSentences(provider);
  return {
    notConfigured: {
      ...offline(notConfigured, 'this installation has no such login'),
      retryAfterS: RETRY_CONFIGURED_S,
    },
    away: { ...offline(away, 'the provider does not answer in time'), retryAfterS: RETRY_AWAY_S },
    refused: wrong('erro', refused, 'the provider does not vouch for the token'),
    emailUnverified: wrong('erro', emailUnverified, 'the provider itself has not verified the e-mail'),
    emailTaken: wrong(
      'erro',
      emailTaken,
      'the e-mail has an account that must not be linked unproved, or the login has just been unlinked',
    ),
  } as const satisfies Rules;
}
