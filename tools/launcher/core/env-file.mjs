import { readFileSync } from 'node:fs';
import * as util from 'node:util';

// Imported by the module, not by name: a Node without it is refused with a sentence (node-version.mjs), after loading this.
/** The settings in a .env text, as Node reads it; an empty value counts as not set. */
export const readEnv = (text) =>
  Object.fromEntries(Object.entries(util.parseEnv(text)).filter(([, value]) => value !== ''));

/** Adds a .env file to the environment; variables of the environment take precedence. */
export function loadEnvFile(file, environment = process.env) {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return;
    throw error;
  }
  for (const [key, value] of Object.entries(readEnv(text))) environment[key] ??= value;
}
