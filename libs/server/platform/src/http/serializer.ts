import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifySerializerCompiler } from 'fastify';

type Serializer = ReturnType<FastifySerializerCompiler<object>>;

// Like Fastify's own, which compiles every response of every route again.
const compile = SerializerSelector()();
const compiled = new WeakMap<object, Serializer>();
const serializers = new WeakMap<object, Serializer>();

/** The texts of answers that `writtenOnce` was told of, by who wrote them. */
const texts = new WeakMap<object, Map<Serializer, string>>();

/** Marks a response that is sent often and never changes: it is serialised once. */
export function writtenOnce<T extends object>(answer: T): T {
  texts.set(answer, new Map());
  return answer;
}

function keeping(write: Serializer): Serializer {
  return (answer) => {
    const written = typeof answer === 'object' && answer !== null ? texts.get(answer) : undefined;
    if (!written) return write(answer);
    const text = written.get(write) ?? write(answer);
    written.set(write, text);
    return text;
  };
}

type Route = Parameters<FastifySerializerCompiler<object>>[0];

function compiledOf({ schema, method, url, httpStatus }: Route): Serializer {
  const write = compiled.get(schema) ?? compile({ schema, method, url, httpStatus: httpStatus ?? 'default' });
  compiled.set(schema, write);
  return write;
}

/** Compiles how a response is written before the first one is. */
export const prepareSerializer = (route: Route): void => void compiledOf(route);

/**
 * Compiles how a response is written, once for each schema and process, when the first one is written, unless it was prepared:
 * the errors of all routes are one schema, and a process that starts several applications, as specs do, writes their answers with
 * the same functions.
 */
export const compileSerializer: FastifySerializerCompiler<object> = (route) => {
  const known = serializers.get(route.schema);
  if (known) return known;
  let write: Serializer | undefined;
  const serializer = keeping((value) => {
    write ??= compiledOf(route);
    return write(value);
  });
  serializers.set(route.schema, serializer);
  return serializer;
};
