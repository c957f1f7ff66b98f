const escape = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** How a spec may write a call: its name in quotes, or a constant that holds it. */
function waysToWrite(name, text) {
  const literal = `'${escape(name)}'`;
  const constants = [...text.matchAll(new RegExp(`const (\\w+)(?:: [\\w<>]+)? = ${literal}`, 'g'))].map(
    (match) => match[1],
  );
  return [literal, ...constants.map((constant) => `\\b${constant}\\b`)].join('|');
}

/** Sent by `ok`, which expects 200, or compared with 200 in a test that names the call. */
const HAPPY = (ways) => new RegExp(`\\bok\\(\\s*(?:${ways})|(?:${ways})[^;]*;?[^;]*\\b200\\b`);
/** A status above 200, or a named refusal, in a test that names the call. */
const REFUSAL = /\b(?:401|403|404|422|429|503)\b/;

/** The tests of a spec, each with its table of cases. */
const testsOf = (text) => text.split(/\n(?=\s*it(?:\.each)?\()/).slice(1);

/**
 * Which of the two kinds of tests a call has, found by reading the specs: a test that names the call (or a constant that
 * holds its name) and asks for success, and one that names it beside a status of refusal.
 * @param {string} name
 * @param {string[]} specs texts of the spec files
 * @returns {{ happy: boolean, refusal: boolean }}
 */
export function kindsOfTests(name, specs) {
  const found = { happy: false, refusal: false };
  for (const text of specs) {
    if (!text.includes(`'${name}'`)) continue;
    const ways = waysToWrite(name, text);
    found.happy ||= HAPPY(ways).test(text);
    found.refusal ||= testsOf(text).some((test) => new RegExp(ways).test(test) && REFUSAL.test(test));
  }
  return found;
}
