import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifySerializerCompiler } from 'fastify';

type Serializer = ReturnType<FastifySerializerCompiler<object>>;

// Similar to Fastify's own, which recompiles every response of every route.
const compile = SerializerSelector()();
const compiled = new WeakMap<object, Serializer>();
const serializers = new WeakMap<object, Serializer>();

/** Serialised texts of responses marked by `writtenOnce`, by serializer. */
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

/** Compiles a response's serializer before its first use. */
export const prepareSerializer = (route: Route): void => void compiledOf(route);

/**
 * Compiles a response's serializer once per schema and process, on first use unless it was prepared. The errors of all
 * routes share one schema, and several applications in one process (as in specs) share serializers.
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
