import fc from 'fast-check';
import type { Schema } from './values';

/** The fields of a path, a query or a body. */
export type Fields = Record<string, unknown>;
type Mutation = (fields: Fields) => Fields;

/** Values of another type than expected. */
const strange = fc.oneof(
  fc.constantFrom(null, [], {}, [[]], [null], { $gt: '' }, true, '', 'NaN', '1e999', -0, 1.5, 1e308, 2 ** 53),
  fc.jsonValue(),
);

/** Names that reach prototypes, belong to what callers cannot decide, or look like other fields. */
const FOREIGN = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'role',
  'plano_tipo',
  'student_id',
  'a[]',
  'a[b]',
  '',
  '$where',
];

/** Values just outside a schema's bounds. */
function outsides({ anyOf = [], minimum, maximum, minLength = 0, maxLength, maxItems, items }: Schema): unknown[] {
  return [
    ...anyOf.flatMap(outsides),
    ...(minimum === undefined ? [] : [minimum - 1]),
    ...(maximum === undefined ? [] : [maximum + 1]),
    ...(minLength > 0 ? ['a'.repeat(minLength - 1)] : []),
    ...(maxLength === undefined ? [] : ['a'.repeat(maxLength + 1), '😀'.repeat(maxLength + 1)]),
    ...(maxItems === undefined
      ? []
      : [Array.from({ length: maxItems + 1 }, () => items?.minimum ?? items?.enum?.[0] ?? 'a')]),
  ];
}

const set =
  (name: string, value: unknown): Mutation =>
  (fields) =>
    Object.fromEntries([...Object.entries(fields).filter(([key]) => key !== name), [name, value]]);
const drop =
  (name: string): Mutation =>
  (fields) =>
    Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));

/** One change that makes fields violate their schema: missing, of another type, out of range, too many. */
export function mutationsOf({ properties = {} }: Schema): fc.Arbitrary<Mutation> {
  const own = Object.entries(properties).flatMap(([name, schema]) => {
    const beyond = outsides(schema);
    return [
      fc.constant(drop(name)),
      strange.map((value) => set(name, value)),
      ...(beyond.length > 0 ? [fc.constantFrom(...beyond).map((value) => set(name, value))] : []),
    ];
  });
  const foreign = fc.tuple(fc.constantFrom(...FOREIGN), strange).map(([name, value]) => set(name, value));
  return fc.oneof(...own, foreign);
}
