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

  it('finds a question by the beginning of a category that goes absurdly deep', () => {
    expect(map.find(null, splitCategoryPath(`ENEM 2022/Linguagens/${'a/'.repeat(50_000)}`))).toEqual(['Português']);
  });

  it.each([
    ['1;', 'linha'],
    ['1,Ética', 'linha'],
    ['8-1;Ética', 'faixa'],
  ])('refuses the line %p', (line) => {
    expect(() => parseSubjectMap(`chave;matéria\n${line}`)).toThrow(
      expect.objectContaining({ name: 'SubjectMapError', line: 2 }),
    );
  });
});
