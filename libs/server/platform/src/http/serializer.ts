import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifySerializerCompiler } from 'fastify';

type Serializer = ReturnType<FastifySerializerCompiler<object>>;

// As Fastify makes its own, which compiles every response of every route anew.
const compile = SerializerSelector()();
const compiled = new WeakMap<object, Serializer>();

/**
 * Compiles how a response is written, once for each schema and process, when the first one is written: the errors of all
 * routes are one schema, and a process that starts several applications, as specs do, writes their answers with the same functions.
 */
export const compileSerializer: FastifySerializerCompiler<object> = ({ schema, method, url, httpStatus }) => {
  const known = compiled.get(schema);
  if (known) return known;
  let write: Serializer | undefined;
  const serializer: Serializer = (value) => {
    write ??= compile({ schema, method, url, httpStatus: httpStatus ?? 'default' });
    return write(value);
  };
  compiled.set(schema, serializer);
  return serializer;
};
