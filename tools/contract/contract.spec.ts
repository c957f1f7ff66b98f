import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { contract } from '@mapa/api-contract';
import { endpointCalls } from '@mapa/api-client';
import { missingPlaces } from './places.mjs';

const root = resolve(import.meta.dirname, '../..');

/** The API is no library: its handler table is loaded as a file. */
const { handlers } = (await import(pathToFileURL(join(root, 'apps/api/src/handlers.ts')).href)) as { handlers: object };

const specs = readdirSync(join(root, 'apps/api/src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.spec.ts'))
  .map((file) => readFileSync(join(root, 'apps/api/src', file), 'utf8'));

const forgotten = (calls: string[], handled: string[], endpoints: string[], texts: string[]) =>
  missingPlaces({ calls, handled, endpoints, specs: texts });

describe('the contract', () => {
  it('has a handler, an endpoint and tests for every call, and nothing besides', () => {
    expect(forgotten(Object.keys(contract), Object.keys(handlers), endpointCalls(), specs)).toEqual([]);
  });

  it('names each place that a new call forgot', () => {
    const name = 'GET /api/novidade';
    expect(forgotten([name], [], [], [])).toEqual([
      `${name}: no handler in apps/api/src/handlers.ts`,
      `${name}: no endpoint in libs/api-client/src/resources`,
      `${name}: no test in apps/api/src names it`,
    ]);
    expect(forgotten([], [name], [name], [name])).toEqual([
      `${name}: no schema in libs/api-contract/src/calls`,
    ]);
  });
});
