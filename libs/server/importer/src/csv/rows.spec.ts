import { readCsv } from './rows';

describe('a table of fields separated by ;', () => {
  it('gives each row the line that it starts on, even after a field of several lines', () => {
    expect(readCsv('\ufeffa;b\r\n"um\ndois";"x;""y"""\n\n# nota\nc; d \n')).toEqual([
      { line: 1, fields: ['a', 'b'] },
      { line: 2, fields: ['um\ndois', 'x;"y"'] },
      { line: 6, fields: ['c', 'd'] },
    ]);
  });

  it('keeps empty fields, including the last of a row and of the file', () => {
    expect(readCsv('a;;\n;b;')).toEqual([
      { line: 1, fields: ['a', '', ''] },
      { line: 2, fields: ['', 'b', ''] },
    ]);
    expect(readCsv('')).toEqual([]);
  });

  it.each([
    ['sep=;\r\n', ';'],
    ['\ufeffsep=,\n', ','],
    ['"sep=\t"\n', '\t'],
    ['SEP=|\n', '|'],
    ['sep=^\n', '^'],
    ['sep=;;;\n', ';'],
  ])('reads %j of Excel as the separator of fields, not as a row', (line, separator) => {
    expect(readCsv(`${line}a${separator}"b${separator}c"\n1${separator}2`, ',')).toEqual([
      { line: 2, fields: ['a', `b${separator}c`] },
      { line: 3, fields: ['1', '2'] },
    ]);
  });

  it.each(['a;"b\nc', 'x\n"a"b;c'])('refuses %j with its line', (text) => {
    expect(() => readCsv(text)).toThrow('as aspas de um campo não fecham');
  });

  it('refuses a long field whose quotes are not closed', () => {
    expect(() => readCsv(`a;"${'b'.repeat(1_000_000)}`)).toThrow('as aspas de um campo não fecham');
  });

  it('reads a megabyte of quotes quickly', () => {
    const begun = performance.now();
    expect(() => readCsv('"'.repeat(1_000_001))).toThrow();
    expect(() => readCsv(`"a ${'"" '.repeat(300_000)}`)).toThrow();
    expect(performance.now() - begun).toBeLessThan(1_000);
  });
});
