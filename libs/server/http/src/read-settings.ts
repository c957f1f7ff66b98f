import type { Static, TObject, TProperties } from 'typebox';
import { Value } from 'typebox/value';

/**
 * Reads a server's settings from the environment; an empty value counts as unset.
 * @param schema every setting of the server, with its default
 * @throws a sentence that names the missing or invalid settings
 */
export function readSettings<Properties extends TProperties>(
  schema: TObject<Properties>,
  environment: NodeJS.ProcessEnv,
): Static<TObject<Properties>> {
  const known = Object.fromEntries(
    Object.keys(schema.properties).flatMap((key) => (environment[key] ? [[key, environment[key]]] : [])),
  );
  const settings = Value.Convert(schema, Value.Default(schema, known));
  if (Value.Check(schema, settings)) return settings;
  const names = Value.Errors(schema, settings).map(
    (error) => `${error.instancePath.slice(1) || 'settings'} ${error.message}`,
  );
  throw new Error(`Configuration refused: ${names.join('; ')}`);
}
