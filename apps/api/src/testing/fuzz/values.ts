import fc from 'fast-check';

/** The part of JSON Schema that the contract uses. */
export interface Schema {
  type?: string;
  enum?: readonly unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  items?: Schema;
  anyOf?: readonly Schema[];
  required?: readonly string[];
  properties?: Readonly<Record<string, Schema>>;
}

/** Ids of existing things: the caller's, another student's, everybody's. */
export interface Known {
  numbers: readonly number[];
  uuids: readonly string[];
}

const ANY_LENGTH = 300;
const FEW = 4;
const GREATEST = 2 ** 31 - 1;
const YEARS = { min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59Z'), noInvalidDate: true };

/** Texts that break careless code: queries, patterns, lone surrogates, characters that change the writing direction. */
const AWKWARD = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfffb',
  '\u202eabc',
  "' or 1=1--",
  '%',
  '_',
  '\\',
  '"',
  '&|!(:*',
  '../..',
  '<img src=x onerror=1>',
  'null',
  'NaN',
  '1e999',
  '__proto__',
];

function texts({ minLength = 0, maxLength = ANY_LENGTH, pattern }: Schema): fc.Arbitrary<string> {
  if (pattern) {
    const few = fc.string({
      unit: fc.constantFrom(...'aZ09_-'),
      minLength,
      maxLength: Math.min(maxLength, minLength + 20),
    });
    return fc.oneof(few, fc.constant('a'.repeat(maxLength)));
  }
  return fc.oneof(
    fc.string({ unit: 'binary', minLength, maxLength: Math.min(maxLength, 40) }),
    fc.constantFrom(
      ...AWKWARD.filter((text) => text.length >= minLength && text.length <= maxLength),
      'a'.repeat(minLength),
    ),
    // At the bound, which counts characters, not surrogates.
    fc.constantFrom('a', 'ç', '\u0000', '😀').map((character) => character.repeat(maxLength)),
  );
}

function numbers({ type, minimum = -GREATEST, maximum = GREATEST }: Schema, known: Known): fc.Arbitrary<number> {
  const inside =
    type === 'integer'
      ? fc.integer({ min: minimum, max: maximum })
      : fc.double({ min: minimum, max: maximum, noNaN: true });
  const bounds = fc.constantFrom(minimum, maximum);
  return minimum === 1 && maximum === GREATEST
    ? fc.oneof(
        { weight: 8, arbitrary: fc.constantFrom(...known.numbers) },
        { weight: 1, arbitrary: inside },
        { weight: 1, arbitrary: bounds },
      )
    : fc.oneof(inside, bounds);
}

/** Values that a schema permits; ids mostly of existing things. */
export function valuesOf(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  const { type, anyOf, format, items, maxItems = FEW, properties = {}, required = [] } = schema;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (anyOf) return fc.oneof(...anyOf.map((one) => valuesOf(one, known)));
  if (type === 'null') return fc.constant(null);
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number') return numbers(schema, known);
  if (type === 'array') {
    const item = valuesOf(items ?? {}, known);
    const full = item.map((one) => Array.from({ length: maxItems }, () => one));
    return fc.oneof(
      { weight: 4, arbitrary: fc.array(item, { maxLength: Math.min(maxItems, FEW) }) },
      { weight: 1, arbitrary: full },
    );
  }
  if (type === 'object') {
    const fields = Object.entries(properties).map(([name, one]) => [name, valuesOf(one, known)]);
    return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
      requiredKeys: required as string[],
    });
  }
  if (format === 'uuid')
    return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known.uuids) }, { weight: 1, arbitrary: fc.uuid() });
  if (format === 'date-time') return fc.date(YEARS).map((date) => date.toISOString());
  return type === 'string' ? texts(schema) : fc.jsonValue();
}
