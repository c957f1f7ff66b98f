import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { contract, type Call } from '@mapa/api-contract';
import { endpointCalls } from '@mapa/api-client';
import { missingParts } from './missing-parts.mjs';
import { SPEC_CALLS } from './spec-calls.mjs';
import { kindsOfTests } from './tested.mjs';
import { unusedCalls } from './used.mjs';

const root = resolve(import.meta.dirname, '../..');

/** The API is no library: its list of modules is loaded as a file. */
const { apiModules } = (await import(pathToFileURL(join(root, 'apps/api/src/modules.ts')).href)) as {
  apiModules: () => readonly { handlers: object }[];
};
const handlers = Object.assign({}, ...apiModules().map((module) => module.handlers)) as object;

/** Hand-written specs of the API and its modules; those that loop over the whole contract (apps/api/src/contract) name no call. */
const specs = ['apps/api/src', 'libs/server'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts') && !file.startsWith('contract/'))
    .map((file) => readFileSync(join(root, folder, file), 'utf8')),
);

/** Hand-written sources below some folders, without specs and test helpers. */
const sourcesIn = (...folders: string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$|(?:^|\/)testing\//.test(file))
      .map((file) => readFileSync(join(root, folder, file), 'utf8')),
  );

/** The libraries of screens; each has endpoints, and the client and the contract are not among them. */
const SCREENS = readdirSync(join(root, 'libs')).filter(
  (lib) => !['api-client', 'api-contract', 'domain', 'features', 'server', 'ui-kit'].includes(lib),
);
/** Hooks for several screens are beside the endpoints. */
const RESOURCES = join(root, 'libs/api-client/src/resources');
const hooks = readdirSync(RESOURCES)
  .filter((file) => /^use-.*(?<!\.spec)\.ts$/.test(file))
  .map((file) => readFileSync(join(RESOURCES, file), 'utf8'));
const screens = [
  ...hooks,
  ...sourcesIn(
    ...SCREENS.map((lib) => `libs/${lib}/src`),
    'libs/features',
    'apps/public-site/src',
    'apps/student-area/src',
    'libs/api-client/src/outbox',
    'libs/api-client/src/comments',
    'libs/api-client/src/notes',
    'libs/api-client/src/sittings',
  ),
];
const resources = sourcesIn('libs/api-client/src/resources');

const calls = Object.keys(contract);
const specified = Object.values(SPEC_CALLS).flat();
const added = (Object.entries(contract) as [string, Call][]).filter(([, call]) => call.added).map(([name]) => name);

/** Called by other machines, not by our pages. */
const WITHOUT_ENDPOINT = ['POST /api/payment/webhook/{provedor}'];

/** Calls that no screen makes, and why. */
const WITHOUT_SCREEN: Readonly<Record<string, string>> = {
  'GET /api/health-check': 'for those who watch the servers',
  'POST /api/payment/webhook/{provedor}': 'the provider of payments makes it',
};

const forgotten = (names: string[], handled: string[], endpoints: string[], texts: string[]) =>
  missingParts({ calls: names, handled, endpoints, specs: texts });

/** Parts that some names lack, one sentence each. */
const lacking = (names: readonly string[], known: readonly string[], what: string): string[] =>
  names.filter((name) => !known.includes(name)).map((name) => `${name}: ${what}`);

describe('the contract', () => {
  it('has a handler, an endpoint and tests for every call, and no others', () => {
    expect(
      forgotten(Object.keys(contract), Object.keys(handlers), [...endpointCalls(), ...WITHOUT_ENDPOINT], specs),
    ).toEqual([]);
  });

  it('contains the 60 calls of the specification, and others only if they are marked and listed as added', () => {
    expect(specified).toHaveLength(60);
    expect(specified.filter((name) => !calls.includes(name))).toEqual([]);
    const page = readFileSync(join(root, 'docs/added-calls.md'), 'utf8');
    const listed = [...page.matchAll(/^\| `(\w+ \/api[^`]*)`/gm)].map((match) => match[1] ?? '');
    expect([
      ...lacking(calls, [...specified, ...added], "no 'added: true' in libs/api-contract/src/calls"),
      ...lacking(added, listed, 'no line in docs/added-calls.md'),
    ]).toEqual([]);
    expect(added.filter((name) => specified.includes(name))).toEqual([]);
    expect([...listed].sort()).toEqual([...added].sort());
  });

  it('has a test of success and one of refusal for every call', () => {
    const untested = calls.flatMap((name) => {
      const { happy, refusal } = kindsOfTests(name, specs);
      return [
        ...(happy ? [] : [`${name}: no test of the API asks for its success`]),
        ...(refusal ? [] : [`${name}: no test of the API names a status of its refusal`]),
      ];
    });
    expect(untested).toEqual([]);
  });

  it('lists with a reason each call that no screen makes, and no other', () => {
    const unused = unusedCalls(calls, resources, screens);
    const named = Object.keys(WITHOUT_SCREEN);
    expect(lacking(unused, named, 'no screen makes it, by its hook or by a dispatch')).toEqual([]);
    expect([...unused].sort()).toEqual(named.sort());
  });

  it('recognises a call made by its hook or by a dispatch, and not a type or a name alone', () => {
    const resource = `const OTHER = 'PUT /api/other';\n    thing: queryCall(build, 'GET /api/thing'),\n    other: boundMutationCall(\n      build, OTHER, {}),\n`;
    const file = `const FILE = 'POST /api/file';\nrecordCall(FILE);\n    file: build.mutation<null, string>({`;
    const unused = (source: string) =>
      unusedCalls(['GET /api/thing', 'PUT /api/other', 'POST /api/file'], [resource, file], [source]);
    expect(unused('useThingQuery({}); useFileMutation(); api.endpoints.other.initiate(1)')).toEqual([]);
    expect(unused('const { thing, other: change } = thingsApi.endpoints;')).toEqual(['POST /api/file']);
    expect(
      unused("import { useThingQuery } from 'x'; type T = Endpoints['thing']['Types']; endpoints.other.select()"),
    ).toHaveLength(3);
  });

  it('distinguishes a test of success from one of refusal, by name or by constant', () => {
    const named = `it('x', () => { expect((await api.call('GET /api/x')).status).toBe(404); });`;
    const constant = `const X = 'GET /api/x';\n  it('x', () => {\n await api.ok(X, {});\n });`;
    expect(kindsOfTests('GET /api/x', [`\n  ${named}`])).toEqual({ happy: false, refusal: true });
    expect(kindsOfTests('GET /api/x', [constant])).toEqual({ happy: true, refusal: false });
    expect(kindsOfTests('GET /api/y', [named, constant])).toEqual({ happy: false, refusal: false });
  });

  it('names each place that a new call lacks', () => {
    const name = 'GET /api/novidade';
    expect(forgotten([name], [], [], [])).toEqual([
      `${name}: no handler in the handlers.ts of its module (libs/server), or its module not in apps/api/src/modules.ts`,
      `${name}: no endpoint in libs/api-client/src/resources`,
      `${name}: no test of the API names it`,
    ]);
    expect(forgotten([], [name], [name], [name])).toEqual([`${name}: no schema in libs/api-contract/src/calls`]);
  });
});
