import { contract, type Call, type CallKey } from '@mapa/api-contract';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { Type, type TSchema } from 'typebox';
import { closed } from '../testing/responses';
import { exampleOf, examplesOf } from './example-of';

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv, ['uuid', 'date-time', 'date']);

const problemsOf = (schema: TSchema, value: unknown): string[] =>
  ajv.validate(schema, value)
    ? []
    : (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);

/** Every text in a value with its path. */
function textsIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, `${path}/${key}`));
}

const PARTS = ['params', 'query', 'headers', 'body', 'response'] as const;
/** A file has no schema. */
const isDescribed = (call: Call, part: (typeof PARTS)[number]): boolean => !(part === 'response' && call.file);
const cells = (Object.entries(contract) as [CallKey, Call][]).flatMap(([name, call]) =>
  PARTS.flatMap((part) => (call[part] && isDescribed(call, part) ? [[part, name, call[part]] as const] : [])),
);

describe('the examples of a call', () => {
  it.each(cells)('match its schema: %s of %s', (_part, _name, schema) => {
    const examples = examplesOf(schema);
    expect(examples).not.toEqual([]);
    for (const example of examples) {
      expect(problemsOf(closed(schema) as TSchema, example)).toEqual([]);
      const empty = textsIn(example).filter(
        ([, text]) => text.trim() === '' || /^(string|x+|foo|bar|test|lorem.*)$/i.test(text),
      );
      expect(empty).toEqual([]);
    }
  });

  it.each(cells)('inside the schema match their part: %s of %s', (_part, _name, schema) => {
    const wrong: string[] = [];
    const walk = (part: unknown, path: string): void => {
      if (typeof part !== 'object' || part === null) return;
      const { examples = [], ...rest } = part as { examples?: unknown[] };
      examples.forEach((example) =>
        wrong.push(...problemsOf(part as TSchema, example).map((problem) => `${path}${problem}`)),
      );
      Object.entries(rest).forEach(([key, inner]) => walk(inner, `${path}/${key}`));
    };
    walk(schema, '');
    expect(wrong).toEqual([]);
  });
});

describe('an example', () => {
  const Person = Type.Object({
    nome: Type.String({ examples: ['Ana'] }),
    idade: Type.Optional(Type.Integer({ default: 30 })),
  });

  it('is composed of the examples of its parts, including optional fields', () => {
    expect(exampleOf(Type.Array(Person))).toEqual([{ nome: 'Ana', idade: 30 }]);
    expect(exampleOf(Type.Union([Person, Type.Null()]))).toEqual({ nome: 'Ana', idade: 30 });
    expect(exampleOf(Type.Object({ tipo: Type.Enum(['aluno', 'professor']), ativo: Type.Literal(true) }))).toEqual({
      tipo: 'aluno',
      ativo: true,
    });
  });

  it("is the schema's own example if it has one, even null", () => {
    expect(exampleOf(Type.Union([Person, Type.Null()], { examples: [null] }))).toBeNull();
    expect(examplesOf(Type.String({ examples: ['a', 'b'] }))).toEqual(['a', 'b']);
  });

  it('is required of every leaf and record', () => {
    expect(() => exampleOf(Type.Object({ nomes: Type.Array(Type.String()) }))).toThrow('no example at /nomes/0');
    expect(() => exampleOf(Type.Record(Type.String(), Person))).toThrow('no example at /');
  });
});
