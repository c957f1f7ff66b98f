import { contract, type Call, type CallKey } from '@mapa/api-contract';
import { MESSAGES } from '@mapa/domain';
import fc from 'fast-check';
import { createTestApp, type TestApp } from '../testing/app';
import { createContent, type TestContent } from '../testing/content';

const RUNS = 40;
const HANG_MS = 2_000;

let api: TestApp;
let content: TestContent;
let token: string;
beforeAll(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
  ({ token } = await api.createStudent({ role: 'master' }));
});
afterAll(() => api.close());

/** Values that a field may be sent: those it hopes for, and those that break careless code. */
const hopeful = () => [content.map.id, content.questions[0]?.id, content.exam.id, true, 'todas', 'ativo', '2024', crypto.randomUUID()];
const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('', ' ', '\u0000', 'a\u0000b', "' or 1=1--", '%', '_', '\\', '"', '&|!(:*', '../..', 'null', 'NaN', '1e999', '-0'),
  fc.integer({ min: -(2 ** 53), max: 2 ** 53 }),
  fc.double(),
  fc.constantFrom(null, [], {}, [[]], [null], { $gt: '' }, true, false),
);

const fieldsOf = (call: Call): string[] => [call.params, call.query, call.body].flatMap((part) => Object.keys(part?.properties ?? {}));

// Ending the session or the account of the fuzzing student would make the other calls answer 401 for ever.
const UNSAFE: readonly CallKey[] = ['POST /api/auth/logout', 'POST /api/customer-area/user/delete', 'POST /api/customer-area/user/change-password'];

describe('whatever a call is sent', () => {
  const names = (Object.keys(contract) as CallKey[]).filter((name) => !UNSAFE.includes(name));

  it.each(names)('%s answers in time and never with a 5xx', async (name) => {
    const value = fc.oneof(fc.constantFrom(...hopeful()), nasty);
    const shape = Object.fromEntries(fieldsOf(contract[name]).map((field) => [field, value]));
    await fc.assert(
      fc.asyncProperty(fc.record(shape, { requiredKeys: [] }), async (args) => {
        const began = Date.now();
        const { status, body } = await api.call(name, args, token);
        // What this installation does not offer is refused with a sentence of its own; anything else above 500 is a failure.
        if (status !== 503 || JSON.stringify(body).includes(MESSAGES.unavailable)) expect(status).toBeLessThan(500);
        expect(Date.now() - began).toBeLessThan(HANG_MS);
      }),
      { numRuns: RUNS },
    );
  });
});
