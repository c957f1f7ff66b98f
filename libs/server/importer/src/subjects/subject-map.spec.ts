import { splitCategoryPath } from '../readers/category-path';
import { parseSubjectMap } from './subject-map';

describe('the mapping file of subjects', () => {
  const map = parseSubjectMap(
    '\ufeffchave;matéria;assunto\r\n1-3;Ética;Estatuto\r\n2;Direito Civil;"Contratos; obrigações"\r\nENEM 2022/Linguagens;Português\r\nLinguagens;Letras\r\n# nota\r\n',
  );

  it('finds a question by number and by range, the later line winning', () => {
    expect(map.find(1, [])).toEqual(['Ética', 'Estatuto']);
    expect(map.find(2, [])).toEqual(['Direito Civil', 'Contratos; obrigações']);
    expect(map.find(4, [])).toBeUndefined();
  });

  it('finds a question by its category, whole or a segment, the longer first', () => {
    expect(map.find(null, ['$course$', 'top', 'ENEM 2022', 'Linguagens'])).toEqual(['Português']);
    expect(map.find(9, ['linguagens'])).toEqual(['Letras']);
  });

  it('finds a question by the beginning of a category that is very deep', () => {
    expect(map.find(null, splitCategoryPath(`ENEM 2022/Linguagens/${'a/'.repeat(50_000)}`))).toEqual(['Português']);
  });

  it.each(['10-12', '10 - 12', '10 – 12', '10 a 12', '10  a  12'])(
    'reads the range %j including both ends',
    (range) => {
      const read = parseSubjectMap(`${range};Ética`);
      const found = [9, 10, 12, 13].map((number) => read.find(number, [])?.[0]);
      expect(found).toEqual([undefined, 'Ética', 'Ética', undefined]);
    },
  );

  it('reads ranges of one number up to 2001, and nothing around them', () => {
    expect(parseSubjectMap('7-7;Ética').find(7, [])).toEqual(['Ética']);
    expect(parseSubjectMap('1-2001;Ética').find(2001, [])).toEqual(['Ética']);
    expect(() => parseSubjectMap('1-2002;Ética')).toThrow('a faixa 1-2002 não é válida');
    expect(parseSubjectMap('3000-4000;Ética').find(3500, [])).toEqual(['Ética']);
    expect(parseSubjectMap('25;Ética').find(25, [])).toEqual(['Ética']);
    expect(parseSubjectMap('x 1-2;Ética').find(1, [])).toBeUndefined();
    expect(parseSubjectMap('1-2 x;Ética').find(1, [])).toBeUndefined();
  });

  it('skips blank lines, and a header in the first line only', () => {
    expect(parseSubjectMap('Chave;matéria\n   \n1;Ética').find(null, ['chave'])).toBeUndefined();
    expect(parseSubjectMap('1;Ética\nchave;Física').find(null, ['chave'])).toEqual(['Física']);
    expect(parseSubjectMap('outra;Física').find(null, ['outra'])).toEqual(['Física']);
  });

  it('prefers a number to a category, and reads doubled quotes', () => {
    const both = parseSubjectMap('1;Ética\nLinguagens; "Um ""dito"" só" ;b');
    expect(both.find(1, ['Linguagens'])).toEqual(['Ética']);
    expect(both.find(2, ['…', 'Linguagens'])).toEqual(['Um "dito" só', 'b']);
  });

  it.each([
    ['1;', 'linha'],
    [';Ética', 'linha'],
    ['1,Ética', 'linha'],
    ['8-1;Ética', 'faixa'],
  ])('refuses the line %p', (line) => {
    expect(() => parseSubjectMap(`chave;matéria\n${line}`)).toThrow(
      expect.objectContaining({ name: 'SubjectMapError', line: 2 }),
    );
  });
});
