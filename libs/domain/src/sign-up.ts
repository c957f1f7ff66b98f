import { EMAIL_MAX_LENGTH, PERSON_NAME_MAX_LENGTH } from './constants';
import { MESSAGES } from './messages';
import { firstEmptyField, passwordProblem } from './validators';

/** Ways to open an account: the values of `tipo_cadastro`. */
export const SIGN_UP_KINDS = ['email', 'google', 'facebook'] as const;

/** Providers that authenticate a student instead of a password, with their names for people. */
const PROVIDER_LABELS = { google: 'Google', facebook: 'Facebook' } as const;
export type Provider = keyof typeof PROVIDER_LABELS;

/** The sentences about a provider; `button` is the label of its button. */
export const providerSentences = (provider: Provider) => {
  const label = PROVIDER_LABELS[provider];
  return {
    button: `Entrar com ${label}`,
    notConfigured: `O login com ${label} não está configurado nesta instalação.`,
    refused: `O ${label} não confirmou este login. Tente entrar novamente.`,
    away: `O ${label} não respondeu. Tente novamente em instantes ou entre com e-mail e senha.`,
    emailUnverified: `O ${label} ainda não confirmou o seu e-mail. Confirme-o na sua conta do ${label} e tente novamente.`,
    emailTaken: `Não foi possível entrar com o ${label}. Se você já tem uma conta com este e-mail, entre com a senha ou use “Esqueceu a senha?”.`,
  };
};

/** A person's name in its stored form: one line, no control or invisible characters, single spaces. */
export const tidyName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

const LOCAL_MAX_LENGTH = 64;
const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const HOST_LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/** Whether a text has the form of an e-mail address. The length is bounded, so that no input makes the check slow. */
export function isEmail(value: string): boolean {
  if (value.length > EMAIL_MAX_LENGTH) return false;
  const at = value.lastIndexOf('@');
  const local = value.slice(0, Math.max(at, 0));
  const labels = value.slice(at + 1).split('.');
  if (!local || local.length > LOCAL_MAX_LENGTH || !LOCAL_PART.test(local)) return false;
  return labels.length > 1 && labels.every((label) => HOST_LABEL.test(label)) && !/^\d+$/.test(labels.at(-1) ?? '');
}

const NAME_TOO_LONG = `O nome deve ter no máximo ${PERSON_NAME_MAX_LENGTH} caracteres.`;
const BAD_EMAIL = 'O e-mail informado não é válido.';

/** The fields of the sign-up form that are checked. */
export interface SignUpForm {
  nome: string;
  email: string;
  password: string;
  password_confirmation: string;
}

/**
 * First problem of a sign-up by e-mail, in the specification's order: passwords that differ, the first empty field,
 * then the rules of each field. Null when there is none.
 */
export function signUpProblem(form: SignUpForm): { field: keyof SignUpForm; message: string } | null {
  const { nome, email, password, password_confirmation } = form;
  if (password !== password_confirmation) return { field: 'password_confirmation', message: MESSAGES.passwordsDiffer };
  const empty = firstEmptyField({ nome: tidyName(nome), email, password, password_confirmation });
  if (empty) return empty as { field: keyof SignUpForm; message: string };
  if (tidyName(nome).length > PERSON_NAME_MAX_LENGTH) return { field: 'nome', message: NAME_TOO_LONG };
  if (!isEmail(email.trim())) return { field: 'email', message: BAD_EMAIL };
  const problem = passwordProblem(password);
  return problem === null ? null : { field: 'password', message: problem };
}
