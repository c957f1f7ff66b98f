import { webcrypto } from 'node:crypto';
import { createUuid } from './uuid';

const VERSION_4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('a uuid', () => {
  it('is random even without a secure context', () => {
    const source = { getRandomValues: webcrypto.getRandomValues.bind(webcrypto) } as unknown as Crypto;
    const made = Array.from({ length: 200 }, () => createUuid(source));
    expect(made.every((uuid) => VERSION_4.test(uuid))).toBe(true);
    expect(new Set(made).size).toBe(200);
  });

  it('is the browser’s own if it can make one', () => {
    expect(createUuid(webcrypto as unknown as Crypto)).toMatch(VERSION_4);
  });
});
