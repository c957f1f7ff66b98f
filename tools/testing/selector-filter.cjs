/** Excludes cheaply that a selector matches an element: by the tag and the classes of its last part. */

const ATTRIBUTE = /\[[\w-]+(?:[~|^$*]?=(?:[\w-]+|"[^"[\]]*"|'[^'[\]]*'))?(?:\s+[is])?\]/gi;
const FUNCTION = /:[\w-]+\([^()]*\)/g;
/** Names, classes, ids and combinators; escapes and whatever else is not read. */
const READABLE = /^[\w\s.#*>+~,:-]*$/;

function readSelector(selector) {
  const last = selector.split(/[\s>+~]+/).at(-1);
  return {
    tag: /^[a-z][\w-]*/i.exec(last)?.[0].toLowerCase(),
    classes: [...last.matchAll(/\.([\w-]+)/g)].map(([, name]) => name),
  };
}

/** What each selector of a list needs; null where one is not read or needs nothing. Conditions that are left out only narrow. */
function readList(list) {
  let rest = list.replace(ATTRIBUTE, '');
  for (let before; before !== rest;) [before, rest] = [rest, rest.replace(FUNCTION, '')];
  if (!READABLE.test(rest)) return null;
  const needs = rest.split(',').map((selector) => readSelector(selector.trim()));
  return needs.every(({ tag, classes }) => tag || classes.length > 0) ? needs : null;
}

const known = new Map();

/**
 * @param element jsdom's implementation of an element.
 * @param list the selectors of a style rule; undefined for a rule without.
 * @returns false only where no selector of the list can match the element.
 */
function mayMatch(element, list) {
  if (!known.has(list)) known.set(list, readList(list ?? ''));
  const needs = known.get(list);
  if (!needs) return true;
  const { classList } = element;
  const tagOf = element._localName.toLowerCase();
  return needs.some(({ tag, classes }) => (!tag || tag === tagOf) && classes.every((name) => classList.contains(name)));
}

module.exports = { mayMatch };
