import { subjectPath } from './subject-path';

const path = (category: string, name: string, exam: string | null = null, defaultSubject: string | null = null) =>
  subjectPath(category.split('/'), name, { exam, defaultSubject });

describe('category path to matéria and assunto', () => {
  it('drops Moodle’s containers', () => {
    expect(path('$course$/top/Direito Penal/Crimes', 'x')).toEqual({ path: ['Direito Penal', 'Crimes'], paper: null });
    expect(path('$cat1$/top/Física', 'x').path).toEqual(['Física']);
  });

  it('drops a segment that is the paper, in any case, accents and punctuation', () => {
    expect(path('top/Exame – “ENEM”, 2022/Física', 'x', 'EXAME ENEM 2022')).toEqual({
      path: ['Física'],
      paper: 'Exame – “ENEM”, 2022',
    });
  });

  it('drops a segment that is part of the paper’s or the question’s own name', () => {
    expect(path('$course$/top/ENEM 2022/Linguagens', 'Questão 1 - ENEM 2022').path).toEqual(['Linguagens']);
    expect(path('$course$/top/2018-25', 'OAB 2018-25 Q1')).toEqual({ path: [], paper: '2018-25' });
    expect(path('top/ENEM/Linguagens', 'Q1', 'ENEM 2022').path).toEqual(['Linguagens']);
  });

  it('keeps a subject that names its questions, or is part of the paper’s name', () => {
    expect(path('Matemática/Funções', 'Funções 12').path).toEqual(['Matemática', 'Funções']);
    expect(path('Direito', 'Q1', 'Concurso de Direito 2020').path).toEqual(['Direito']);
  });

  it('treats only text between two dollars as a container, and the top in both languages', () => {
    expect(path('Superior/Preço $ e $ custo/a $b$/$b$ a', 'x').path).toEqual(['Preço $ e $ custo', 'a $b$', '$b$ a']);
  });

  it('keeps a segment of the paper’s words if it is the last, or has no number', () => {
    expect(path('Física/ENEM', 'Q1', 'ENEM 2022').path).toEqual(['Física', 'ENEM']);
    expect(path('Direito/Penal', 'Q1', 'Concurso de Direito 2020').path).toEqual(['Direito', 'Penal']);
    expect(path('Física/2022', 'Q1', 'ENEM 2022')).toEqual({ path: ['Física'], paper: '2022' });
    expect(path('Direito/…', 'Q1', '').path).toEqual(['Direito', '…']);
  });

  it('keeps six segments of 120 characters', () => {
    expect(path('a/b/c/d/e/f/g', 'x').path).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(path('a'.repeat(130), 'x').path).toEqual(['a'.repeat(120)]);
  });

  it('names the paper even if it falls back on the matéria of the command', () => {
    expect(path('top/2018-25', 'OAB 2018-25 Q1', null, 'Direito')).toEqual({ path: ['Direito'], paper: '2018-25' });
    expect(path('top', 'Q1', null, 'Direito')).toEqual({ path: ['Direito'], paper: null });
  });

  it('falls back on the matéria of the command, or on none', () => {
    expect(path('top/2018-25', 'OAB 2018-25 Q1', null, 'Direito').path).toEqual(['Direito']);
    expect(path('top/Ética', 'Q1', null, 'Direito').path).toEqual(['Ética']);
    expect(path('top', 'Q1').path).toEqual([]);
  });
});
