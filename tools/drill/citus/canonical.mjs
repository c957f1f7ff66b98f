const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
const TIME = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z/g;
/** A moment as a number of milliseconds, as of this century's years. */
const MILLISECONDS = /(?<![\d.])[12]\d{12}(?!\d)/g;
/** The duration of a pause in ms; zero is kept. */
const DURATION = /("pausado_ms":)[1-9]\d*/g;
/** Figures that follow the time which has passed, as recall does, have more digits. */
const DIGITS = /(\d\.\d\d)\d+/g;

/**
 * Makes the texts of one server comparable with those of another that was asked the same in the same order: each id that
 * a server has chosen becomes the number of its first appearance, and each moment the word "moment",
 * each duration the word "duration"; fractions have two digits.
 */
export function createCanon() {
  const numbers = new Map();
  const ids = [];
  const numberOf = (id) => {
    if (!numbers.has(id)) {
      numbers.set(id, ids.length);
      ids.push(id);
    }
    return numbers.get(id);
  };
  return {
    /** A text in the form that is the same on every server. */
    canonicalOf: (text) =>
      text
        .replace(UUID, (id) => `id ${numberOf(id)}`)
        .replace(TIME, 'moment')
        .replace(MILLISECONDS, 'moment')
        .replace(DURATION, '$1duration')
        .replace(DIGITS, '$1'),
    /** The number of an id, and the id of a number on this server. */
    numberOf,
    idOf: (number) => ids[number],
  };
}
