import { createCanon } from './canonical.mjs';

const id = (digit) => `${String(digit).repeat(8)}-0000-4000-8000-000000000000`;

it('texts of two servers are the same but for the ids and moments that each has chosen', () => {
  const [one, other] = [createCanon(), createCanon()];
  const text = (first, second, at) =>
    `{"id":"${first}","de":"${second}","em":"2031-02-03T04:05:0${at}.123Z","outra":"${first}","ate":191234567890${at},"retencao":0.1234${at},"pausas":[{"pausado_ms":33${at}},{"pausado_ms":0}]}`;
  const canonical = one.canonicalOf(text(id(1), id(2), 6));
  expect(canonical).toBe(
    '{"id":"id 0","de":"id 1","em":"moment","outra":"id 0","ate":moment,"retencao":0.12,"pausas":[{"pausado_ms":duration},{"pausado_ms":0}]}',
  );
  expect(other.canonicalOf(text(id(3), id(4), 7))).toBe(canonical);
  expect(other.canonicalOf(text(id(3), id(3), 7))).not.toBe(canonical);
  expect([one.idOf(1), other.idOf(1), other.numberOf(id(3))]).toEqual([id(2), id(4), 0]);
});
