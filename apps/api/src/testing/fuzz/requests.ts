import type { Call } from '@mapa/api-contract';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { mutationsOf, type Fields } from './mutations';
import { valuesOf, type Known, type Schema } from './values';

export interface FuzzedRequest extends InjectOptions {
  /** Whether path, query and headers satisfy the schemas, so that the body decides. */
  isBodyMeant: boolean;
}

interface Part {
  fields: Fields;
  isSpoilt: boolean;
}

/** Valid arguments; in half of the cases one or two of them are then made invalid. */
function partOf(schema: Schema | undefined, known: Known): fc.Arbitrary<Part> {
  if (!schema) return fc.constant({ fields: {}, isSpoilt: false });
  const spoil = fc.array(mutationsOf(schema), { minLength: 1, maxLength: 2 });
  return fc
    .tuple(valuesOf(schema, known) as fc.Arbitrary<Fields>, fc.boolean(), spoil)
    .map(([fields, isSpoilt, changes]) => ({
      fields: isSpoilt ? changes.reduce((before, change) => change(before), fields) : fields,
      isSpoilt,
    }));
}

const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** A value in a path or a query; a lone surrogate is sent in the bytes of a careless encoder. */
const encoded = (value: unknown): string =>
  textOf(value)
    .split(/([\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff])/)
    .map((piece, at) => (at % 2 ? '%ED%A0%80' : encodeURIComponent(piece)))
    .join('');

interface Spelling {
  /** Repeats every key: `a=1&a=1`. */
  isTwice: boolean;
  /** Sends lists with plain keys, and other values as `key[]`. */
  isSwapped: boolean;
}

function queryOf(fields: Fields, { isTwice, isSwapped }: Spelling): string {
  const pairs = Object.entries(fields).flatMap(([key, value]) => {
    const isList = Array.isArray(value) !== isSwapped;
    const name = encoded(key) + (isList ? '[]' : '');
    return (Array.isArray(value) ? value : [value]).map((one) => `${name}=${encoded(one)}`);
  });
  return [...pairs, ...(isTwice ? pairs : [])].join('&');
}

const rarely = fc.integer({ min: 0, max: 5 }).map((n) => n === 0);

/**
 * Requests of a call, drawn from its own schema. Each comes from another address, so that rate limits do not hide the
 * rest.
 */
export function requestsOf(name: string, call: Call, known: Known): fc.Arbitrary<FuzzedRequest> {
  const [method, path = ''] = name.split(' ') as [InjectOptions['method'], string];
  return fc
    .record({
      params: partOf(call.params as Schema | undefined, known),
      query: partOf(call.query as Schema | undefined, known),
      body: partOf(call.body as Schema | undefined, known),
      headers: partOf(call.headers as Schema | undefined, known),
      spelling: fc.record({ isTwice: rarely, isSwapped: rarely }),
      address: fc.ipV4(),
    })
    .map(({ params, query, body, headers, spelling, address }) => {
      const where = path.replace(/\{(\w+)\}/g, (_, key: string) => encoded(params.fields[key] ?? ''));
      const text = queryOf(query.fields, spelling);
      const head = Object.entries(headers.fields).flatMap(([key, value]) =>
        /^[\w-]+$/.test(key) ? [[key, encoded(value)]] : [],
      );
      return {
        method,
        url: text ? `${where}?${text}` : where,
        headers: { ...Object.fromEntries(head), ...(call.body && { 'content-type': 'application/json' }) },
        remoteAddress: address,
        isBodyMeant:
          !params.isSpoilt && !query.isSpoilt && !headers.isSpoilt && !spelling.isTwice && !spelling.isSwapped,
        ...(call.body && { payload: JSON.stringify(body.fields) }),
      };
    });
}
