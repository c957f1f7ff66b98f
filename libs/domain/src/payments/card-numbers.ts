/** The fewest and the most digits of a card's number (ISO/IEC 7812-1; the oldest cards have 13). */
const LEAST_DIGITS = 13;
const MOST_DIGITS = 19;
/** A letter stands between groups as a card's number is grouped, and not between the digits of codes and addresses. */
const GROUP_BY_LETTER = 3;

const PROBLEM =
  'Este campo parece ter o número de um cartão, que não é guardado. Apague o número; se for outro, escreva só uma parte.';

/** Unicode keeps the ten digits of a script together, from 0 on: the value of one is its distance from the first. */
function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** A text in which every decimal digit of any script, full-width or circled, is an ASCII one. */
const withPlainDigits = (text: string): string =>
  text.normalize('NFKC').replace(/\p{Nd}/gu, (character) => (/\d/.test(character) ? character : digitOf(character)));

/** Luhn's check (ISO/IEC 7812-1, annex B): modulo 10, every second digit from the right doubled. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const mayBeCard = (digits: string): boolean =>
  digits.length >= LEAST_DIGITS && digits.length <= MOST_DIGITS && passesLuhn(digits);

/** Groups of digits that may be one number: what stands between two neighbours separates them and says nothing. */
function runsOf(text: string): string[][] {
  const runs: string[][] = [[]];
  let letters = 0;
  for (const piece of withPlainDigits(text).match(/\d+|\p{L}/gu) ?? []) {
    if (!/\d/.test(piece)) {
      letters += 1;
      continue;
    }
    const run = runs.at(-1) ?? [];
    const before = run.at(-1);
    const isApart = letters > 1 || (letters === 1 && Math.min(before?.length ?? 0, piece.length) < GROUP_BY_LETTER);
    if (before !== undefined && isApart) runs.push([piece]);
    else run.push(piece);
    letters = 0;
  }
  return runs;
}

/** Whether neighbouring groups from the first one on are the number of a card. */
function beginsWithCard(groups: readonly string[]): boolean {
  let digits = '';
  for (const group of groups) {
    digits += group;
    if (digits.length > MOST_DIGITS) return false;
    if (mayBeCard(digits)) return true;
  }
  return false;
}

/**
 * Problem of a free text of a payment that holds the number of a card, as a sentence, or null: 13 to 19 digits that pass Luhn's
 * check, as one group or several. Between groups may stand any characters but letters, or one letter between groups of three
 * digits and more; digits of every script count. One number in ten passes by chance.
 *
 * Form and server ask it for the name, the parts of the address, brand and issuer of a card, the holder of a bank account, and
 * the reasons of the staff. Fields whose format leaves no room for a card are not asked: CPF (11 digits), CEP (8), bank (3),
 * branch (6), and the account, which may have 14 digits and is deleted with its transfer. Lines of boletos and codes of PIX are
 * the provider's. `isCardNumber` is for tokens and keys.
 */
export const cardNumberProblem = (text: string): string | null =>
  runsOf(text).some((groups) => groups.some((_, from) => beginsWithCard(groups.slice(from)))) ? PROBLEM : null;

/**
 * Whether a token or a key is the number of a card and nothing else, whatever separates its digits. Both are random and hold
 * digits in any order, so that a part of them says nothing.
 */
export function isCardNumber(text: string): boolean {
  const plain = withPlainDigits(text);
  return !/\p{L}/u.test(plain) && mayBeCard(plain.replace(/\D/g, ''));
}
