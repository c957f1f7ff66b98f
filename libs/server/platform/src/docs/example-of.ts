import type { TSchema } from 'typebox';

/** The schema keywords from which an example is composed. */
interface Shape {
  readonly examples?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
}

function compose({ examples, enum: values, anyOf, properties, items, ...rest }: Shape, path: string): unknown {
  if (examples) return examples[0];
  if (rest.const !== undefined) return rest.const;
  if (rest.default !== undefined) return rest.default;
  if (values) return values[0];
  if (anyOf?.[0]) return compose(anyOf[0], path);
  if (properties)
    return Object.fromEntries(Object.entries(properties).map(([key, part]) => [key, compose(part, `${path}/${key}`)]));
  if (items) return [compose(items, `${path}/0`)];
  throw new Error(`no example at ${path || '/'}: give its schema one`);
}

/**
 * An example of a schema: its own if it has one, otherwise composed from those of its parts, optional fields included.
 * A list has one entry, a union its first branch.
 * @throws if a leaf or a record has none.
 */
export const exampleOf = (schema: TSchema): unknown => compose(schema as Shape, '');

/** All examples of a schema, or the single composed one. */
export const examplesOf = (schema: TSchema): readonly unknown[] => (schema as Shape).examples ?? [exampleOf(schema)];
