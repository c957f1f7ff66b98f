/** Least and greatest number of digits of a card (ISO/IEC 7812-1; the oldest cards have 13). */
const LEAST_DIGITS = 13;
const MOST_DIGITS = 19;
/**
 * A letter may separate groups of at least this size, as in a card's number; shorter groups are codes and addresses.
 */
const GROUP_BY_LETTER = 3;

const PROBLEM =
  'Este campo parece ter o número de um cartão, que não é guardado. Apague o número; se for outro, escreva só uma parte.';

/**
 * The value of a digit of any script: Unicode encodes a script's ten digits consecutively, so it is the distance from
 * the first.
 */
function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** A text with decimal digits of any script, full-width or circled, replaced by ASCII ones. */
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

/** Groups of digits that may form one number; the text between neighbours only separates them. */
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

/** Whether consecutive groups, from the first one on, form a card's number. */
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
 * Problem of a free text of a payment that contains a card's number, as a sentence, or null: 13 to 19 digits that pass
 * Luhn's check, as one group or several. Groups may be separated by any characters except letters, or by one letter
 * between groups of at least three digits; digits of every script count. One number in ten passes by chance. Form and
 * server check the name, the parts of the address, brand and issuer of a card, the holder of a bank account, and the
 * reasons of the staff. Fields whose format has no room for a card are not checked: CPF (11 digits), CEP (8), bank (3),
 * branch (6), and the account, which may have 14 digits and is deleted with its transfer. Lines of boletos and codes of
 * PIX are the provider's. `isCardNumber` is for tokens and keys.
 */
export const cardNumberProblem = (text: string): string | null =>
  runsOf(text).some((groups) => groups.some((_, from) => beginsWithCard(groups.slice(from)))) ? PROBLEM : null;

/**
 * Whether a token or a key consists of a card's number only, whatever separates its digits. Both are random and may
 * contain any digits, so a part of them proves nothing.
 */
export function isCardNumber(text: string): boolean {
  const plain = withPlainDigits(text);
  return !/\p{L}/u.test(plain) && mayBeCard(plain.replace(/\D/g, ''));
}
