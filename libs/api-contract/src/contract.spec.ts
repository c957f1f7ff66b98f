import type { QuestionType } from '@mapa/domain';
import type { Call } from './calls/call';
import { contract, type ArgumentsOf, type ResultOf } from './contract';

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const assertType = <T extends true>(value?: T) => value;

describe('the contract', () => {
  it('names each path parameter in the schema of its call', () => {
    for (const [name, call] of Object.entries(contract)) {
      const inPath = [...name.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      const inSchema = 'params' in call ? Object.keys(call.params.properties) : [];
      expect({ name, params: inSchema }).toEqual({ name, params: inPath });
    }
  });

  it('requires a session for every call of the customer area', () => {
    for (const [name, call] of Object.entries(contract)) {
      if (name.includes('/customer-area/'))
        expect({ name, access: call.access }).toEqual({ name, access: 'signed-in' });
    }
  });

  it('gives a body only to calls that write', () => {
    for (const [name, call] of Object.entries(contract)) {
      if (/^(GET|DELETE) /.test(name)) expect({ name, body: 'body' in call }).toEqual({ name, body: false });
    }
  });

  it('states a limit, or the reason for none, for each writing call and no other', () => {
    for (const [name, call] of Object.entries<Call>(contract))
      expect({ name, isLimited: call.limit !== undefined }).toEqual({ name, isLimited: !name.startsWith('GET ') });
  });

  it('joins path, query and body into one typed argument', () => {
    assertType<Equal<ArgumentsOf<'GET /api/exam/{id}'>['id'], number>>();
    assertType<Equal<ArgumentsOf<'POST /api/auth/login'>['email'], string>>();
    assertType<Equal<ResultOf<'POST /api/customer-area/question/answer'>['acertou'], boolean | null>>();
    assertType<Equal<ResultOf<'GET /api/question'>['data'][number]['tipo'], QuestionType>>();
    expect(Object.keys(contract).length).toBeGreaterThan(20);
  });
});
