import { normalisedText, passwordProblem, tidyName, SERVER_MESSAGES } from '@mapa/domain';
import { dictionary } from '@zxcvbn-ts/language-common';

/** The password's owner; known facts about a person are refused as passwords. */
interface Owner {
  name: string;
  email: string;
}

const COMMON = new Set(dictionary['passwords-common']);
/** Words of this product and of students: combined with a number they are guessed first. */
const PRODUCT_WORDS = [
  'mapa',
  'mapas',
  'prova',
  'provas',
  'concurso',
  'concursos',
  'questao',
  'questoes',
  'enem',
  'vestibular',
  'senha',
  'minhasenha',
];
const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890123456789', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const REPEATED = /^(.{1,4})\1+$/su;

/** Only letters and digits, in lower case and without accents. */
const lettersAndDigits = (text: string): string => normalisedText(text).replace(/[^\p{L}\p{N}]/gu, '');

/** A word without the digits around it: "Souza@2026" gives "souza". */
const stem = (text: string): string => lettersAndDigits(text).replace(/^\d+|\d+$/g, '');

function wordsOf({ name, email }: Owner): string[] {
  const names = tidyName(name).split(' ');
  const [local = ''] = email.split('@');
  return [...names, names.join(''), local, email].map(stem).filter((word) => word.length > 2);
}

const isCommon = (password: string, owner: Owner): boolean =>
  COMMON.has(password.toLowerCase()) ||
  COMMON.has(lettersAndDigits(password)) ||
  REPEATED.test(password.toLowerCase()) ||
  ROWS.some((row) => row.includes(password.toLowerCase())) ||
  [...PRODUCT_WORDS, ...wordsOf(owner)].includes(stem(password));

/** Problem of a newly chosen password, as a sentence, or null. */
export const newPasswordProblem = (password: string, owner: Owner): string | null =>
  passwordProblem(password) ?? (isCommon(password, owner) ? SERVER_MESSAGES.commonPassword : null);
