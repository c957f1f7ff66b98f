/**
 * Licences permitted in a shipped product with closed source. LGPL: libvips, which stays a separate library that can
 * be exchanged.
 */
const ACCEPTED = [
  'MIT',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'OFL-1.1',
  'Apache-2.0',
  'LGPL-3.0-or-later',
  'ISC',
  'PSF-2.0',
  'CC0-1.0',
  '0BSD',
  'BSD-2-Clause',
];

/** The licence of a component of a CycloneDX document, as its package states it; "none" if it states none. */
const licenceOf = ({ licenses = [] }) =>
  licenses.map(({ license, expression }) => license?.id ?? license?.name ?? expression).join(' AND ') || 'none';

/** Whether all licences of an expression are accepted, or one of those to choose from. */
const isAccepted = (expression) =>
  expression
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((licence) => ACCEPTED.includes(licence.trim())));

/** Packages by licence, the most frequent first, and those whose licence is not accepted: `{ counts, refused }`. */
export function licencesOf(components) {
  const counts = new Map();
  for (const component of components) {
    const licence = licenceOf(component);
    counts.set(licence, (counts.get(licence) ?? 0) + 1);
  }
  return {
    counts: [...counts].sort(([, one], [, other]) => other - one),
    refused: components
      .filter((component) => !isAccepted(licenceOf(component)))
      .map((component) => `${component.name} ${component.version}: ${licenceOf(component)}`),
  };
}
