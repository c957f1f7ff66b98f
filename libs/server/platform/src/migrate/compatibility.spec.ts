import { serverRefusal } from './compatibility';

describe('the version of PostgreSQL', () => {
  it.each([
    [90_624, '9.6.24'],
    [140_019, '14.19 (Debian 14.19-1.pgdg130+1)'],
  ])('%d is refused with the way out', (number, name) => {
    expect(serverRefusal(number, name)).toBe(
      `this is PostgreSQL ${name}, and Mapa needs 15 or newer: give it another one by DATABASE_URL`,
    );
  });

  it.each([150_000, 150_014, 180_004, 190_000])('%d is accepted', (number) => {
    expect(serverRefusal(number, String(number))).toBeNull();
  });
});
