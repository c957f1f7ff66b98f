import { EXPORT_FORMATS, exportFileName } from './export-formats';

describe('the file of an export', () => {
  it.each([
    ['Crase & Regência: 2024', 'csv', 'crase-regencia-2024.csv'],
    ['Prova/2022', 'gift.zip', 'prova-2022.gift.zip'],
    ['///', 'apkg', 'caderno.apkg'],
    ['a'.repeat(120), 'xml', `${'a'.repeat(80)}.xml`],
  ])('of %s as %s is called %s', (title, extension, name) => {
    expect(exportFileName(title, { extension } as (typeof EXPORT_FORMATS)[number])).toBe(name);
  });

  it('contains no key in the first format of the list', () => {
    expect(EXPORT_FORMATS[0].withKeys).toBe(false);
  });
});
