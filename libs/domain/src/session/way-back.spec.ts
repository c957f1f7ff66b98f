import { safeWayBack } from './way-back';

describe('the way back after login', () => {
  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
    null,
    '/\t/evil',
    '/a/..//evil.example',
    undefined,
    'questoes',
    '/questoes\u0000',
    '/questoes\u007f',
    '//[',
  ])('refuses %s', (value) => expect(safeWayBack(value)).toBeNull());

  it('keeps path, query and hash of this origin', () => {
    expect(safeWayBack('/questoes?ano[]=2024#q3')).toBe('/questoes?ano[]=2024#q3');
  });
});
