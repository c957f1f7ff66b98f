import { styleOf, withOrdinals } from './fonts';

describe('the style of a font', () => {
  it('is fixed-width by its name, or by its file if the name does not say', () => {
    expect(styleOf({ name: 'AUQMIW+CourierNewPSMT', family: 'sans-serif' }).mono).toBe(true);
    expect(styleOf({ name: 'ABCDEF+F17', family: 'monospace' }).mono).toBe(true);
  });

  it('is not fixed-width if a subset of a common font has a few letters of one width', () => {
    for (const name of ['PPFDAH+ArialMT', 'PPFCEJ+TimesNewRomanPS-BoldItalicMT', 'ASJHGQ+Calibri-Italic'])
      expect(styleOf({ name, family: 'monospace' }).mono).toBe(false);
  });
});

describe('an abbreviated number', () => {
  it('has its ordinal sign, whichever letter draws it', () => {
    expect(withOrdinals('Resolução Normativa CFQ n.o')).toBe('Resolução Normativa CFQ n.º');
    expect(withOrdinals('Leis N.o 8.112 e n.os 9.784')).toBe('Leis N.º 8.112 e n.ºs 9.784');
    expect(withOrdinals('bem.o, sim.o valor, n.ov')).toBe('bem.o, sim.o valor, n.ov');
  });
});
