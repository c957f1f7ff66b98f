import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './constants';
import { MESSAGES } from './messages';

/** The specification fixes order and words of the empty-field check. */
const REQUIRED_FIELDS = [
  ['nome', 'Preencha o campo nome'],
  ['email', 'Preencha o campo e-mail'],
  ['password', 'Preencha o campo senha'],
  ['password_new', 'Preencha o campo nova senha'],
  ['password_confirmation', 'Preencha o campo confirmação de senha'],
] as const;

type FieldName = (typeof REQUIRED_FIELDS)[number][0];

/**
 * The first empty field of a form, in the specification's order; fields that the form lacks are not demanded.
 * @returns the field and its sentence, or null if all present fields are filled.
 */
export function firstEmptyField(
  form: Partial<Record<FieldName, string>>,
): { field: FieldName; message: string } | null {
  for (const [field, message] of REQUIRED_FIELDS) {
    if (field in form && !form[field]?.trim()) return { field, message };
  }
  return null;
}

/** The fields of the form that changes a password. */
export type PasswordChange = Record<'password' | 'password_new' | 'password_confirmation', string>;

/** Problem of a new password, as a sentence, or null. Any characters are accepted. */
export function passwordProblem(password: string): string | null {
  const length = [...password].length;
  if (length < PASSWORD_MIN_LENGTH) return `A senha deve ter no mínimo ${PASSWORD_MIN_LENGTH} caracteres.`;
  if (length > PASSWORD_MAX_LENGTH) return `A senha deve ter no máximo ${PASSWORD_MAX_LENGTH} caracteres.`;
  return null;
}

/**
 * First problem of the password change form: an empty field, then two passwords that differ, then the password rules;
 * null where there is none.
 */
export function changePasswordProblem(form: PasswordChange): { field: keyof PasswordChange; message: string } | null {
  const empty = firstEmptyField(form);
  if (empty) return empty as { field: keyof PasswordChange; message: string };
  if (form.password_new !== form.password_confirmation)
    return { field: 'password_confirmation', message: MESSAGES.passwordsDiffer };
  const problem = passwordProblem(form.password_new);
  return problem === null ? null : { field: 'password_new', message: problem };
}

const CPF_LENGTH = 11;

function cpfDigit(digits: readonly number[]): number {
  const sum = digits.reduce((total, digit, index) => total + digit * (digits.length + 1 - index), 0);
  return ((sum * 10) % CPF_LENGTH) % 10;
}

/**
 * Whether a text is a CPF, with or without its punctuation: eleven digits, not all alike, with the two check digits of
 * the Receita Federal (modulo 11).
 */
export function isCpf(value: string): boolean {
  if (!/^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/.test(value)) return false;
  const digits = [...value.replace(/\D/g, '')].map(Number);
  if (new Set(digits).size === 1) return false;
  return cpfDigit(digits.slice(0, 9)) === digits[9] && cpfDigit(digits.slice(0, 10)) === digits[10];
}

const CNPJ_WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2] as const;

function cnpjDigit(characters: readonly number[]): number {
  const weights = CNPJ_WEIGHTS.slice(-characters.length);
  const rest = characters.reduce((total, value, at) => total + value * (weights[at] ?? 0), 0) % CPF_LENGTH;
  return rest < 2 ? 0 : CPF_LENGTH - rest;
}

/**
 * Whether a text is a CNPJ, with or without its punctuation: twelve digits or capital letters (since July 2026) and two
 * check digits of the Receita Federal (modulo 11 over each character's code less 48).
 */
export function isCnpj(value: string): boolean {
  if (!/^[0-9A-Z]{2}\.?[0-9A-Z]{3}\.?[0-9A-Z]{3}\/?[0-9A-Z]{4}-?\d{2}$/.test(value)) return false;
  const characters = [...value.replace(/[./-]/g, '')].map((character) => character.charCodeAt(0) - 48);
  if (new Set(characters).size === 1) return false;
  return cnpjDigit(characters.slice(0, 12)) === characters[12] && cnpjDigit(characters.slice(0, 13)) === characters[13];
}
