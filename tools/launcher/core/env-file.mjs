import { readFileSync } from 'node:fs';

function unquote(value) {
  const quoted = /^(["'])(.*)\1$/.exec(value);
  return quoted ? quoted[2] : value.replace(/\s+#.*$/, '').trim();
}

/** The settings of a .env text: `KEY=value` lines, optional quotes, `#` comments. An empty value counts as not set. */
export function parseEnv(text) {
  const entries = text.split(/\r?\n/).flatMap((line) => {
    const found = /^\s*(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=(.*)$/.exec(line);
    const value = found ? unquote(found[2].trim()) : '';
    return value === '' ? [] : [[found[1], value]];
  });
  return Object.fromEntries(entries);
}

/** Adds a .env file to the environment; what the environment already says wins. */
export function loadEnvFile(file, environment = process.env) {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return;
    throw error;
  }
  for (const [key, value] of Object.entries(parseEnv(text))) environment[key] ??= value;
}
