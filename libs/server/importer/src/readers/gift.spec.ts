import fc from 'fast-check';
import { collect } from '../testing/collect';
import { openQuestions } from './open-questions';
import { escapeGift, unescapeGift } from './gift-text';
import type { RawQuestion } from '../model/raw-question';

// The same values in each run (docs/testing.md).
fc.configureGlobal({ seed: Number(process.env['RANDOM_SEED'] ?? 1) });

async function* inPieces(text: string) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += 5) yield bytes.subarray(at, at + 5);
}

const read = (text: string): Promise<RawQuestion[]> => collect(openQuestions(inPieces(text)));
const readOne = async (text: string): Promise<RawQuestion> => {
  const [question, ...others] = await read(text);
  if (!question || others.length > 0)
    throw new Error(`expected one question, got ${others.length + (question ? 1 : 0)}`);
  return question;
};
const fractions = (question: RawQuestion) => question.answers.map(({ text, fraction }) => [text, fraction]);

describe('the GIFT reader', () => {
  it('reads category, name, format, answers, feedback and comment, with their lines', async () => {
    const [first, second] = await read(
      '// comentário\n$CATEGORY: $course$/top/Direito/Penal\n\n::Q1:: [html]<b>Quem?</b> {\n  =Eu#isso mesmo\n  ~Tu#não\n  ~[plain]Ele\n####Porque **sim**: veja.\n}\r\n\r\n// [id:abc] [tag:ano:2020] [tag:anulada: art. [5\\]]\n::Q2::O céu é azul.{T}\n',
    );
    expect(first).toMatchObject({
      line: 4,
      name: 'Q1',
      kind: 'multichoice',
      categoryPath: ['$course$', 'top', 'Direito', 'Penal'],
      statement: { text: '<b>Quem?</b>', format: 'html' },
      answers: [
        { text: 'Eu', format: 'html', fraction: 100 },
        { text: 'Tu', format: 'html', fraction: 0 },
        { text: 'Ele', format: 'plain', fraction: 0 },
      ],
      generalFeedback: { text: 'Porque **sim**: veja.', format: 'html' },
    });
    expect(second).toMatchObject({
      line: 12,
      name: 'Q2',
      kind: 'truefalse',
      idNumber: 'abc',
      tags: ['ano:2020', 'anulada: art. [5]'],
    });
    expect(fractions(second as RawQuestion)).toEqual([
      ['true', 100],
      ['false', 0],
    ]);
  });

  it.each(['{T}', '{TRUE}', '{true#errou#acertou}', '{ T }'])('reads %s as true', async (answers) => {
    expect(fractions(await readOne(`Afirma. ${answers}`))).toEqual([
      ['true', 100],
      ['false', 0],
    ]);
  });

  it.each(['{F}', '{FALSE}'])('reads %s as false', async (answers) => {
    expect(fractions(await readOne(`Afirma. ${answers}`))).toEqual([
      ['true', 0],
      ['false', 100],
    ]);
  });

  it('undoes escapes in statement, name and answers', async () => {
    const question = await readOne('::a\\:\\:b::Se x \\= 1 e \\{y\\}\\: diga \\#1 \\~ ok\\nnova {=a\\=b ~c\\~d\\\\}');
    expect(question.name).toBe('a::b');
    expect(question.statement.text).toBe('Se x = 1 e {y}: diga #1 ~ ok\nnova');
    expect(fractions(question)).toEqual([
      ['a=b', 100],
      ['c~d\\', 0],
    ]);
  });

  it('reads weights, and distinguishes one right answer by weight from several', async () => {
    const one = await readOne('a {~%100%x ~%-50%y ~z}');
    expect(one.single).toBe(true);
    expect(fractions(one)).toEqual([
      ['x', 100],
      ['y', -50],
      ['z', 0],
    ]);
  });

  it.each([
    ['a right one with =', '{=x ~%50%y ~%-100%z}', true],
    ['one that has the whole mark, others a part of it', '{~%100%x ~%50%y ~z}', true],
    ['two that have the whole mark', '{~%100%x ~%100%y ~z}', true],
    ['none with a mark', '{~x ~y ~z}', true],
    ['several that share the mark', '{~%50%x ~%50%y ~z}', false],
    [
      'several that share the mark, and wrong ones that lose it',
      '{~%33.33333%x ~%33.33333%y ~%33.33333%w ~%-100%z}',
      false,
    ],
    ['one right proposition beside wrong ones that take the whole mark away', '{~%100%x ~%-100%y ~%-100%z}', false],
    ['one that has a part of the mark', '{~%50%x ~y ~z}', false],
  ])('tells by %s whether one answer is chosen', async (_what, answers, single) => {
    expect((await readOne(`a ${answers}`)).single).toBe(single);
  });

  it('accepts two answers with the whole mark, as an annulled question without a key, only if it is annulled', async () => {
    const both = '{~%100%x ~%100%y}';
    expect((await readOne(`a ${both}`)).single).toBe(true);
    expect((await readOne(`// [tag:anulada]\n::a:: a ${both}`)).single).toBe(false);
  });

  it('puts a blank in place of the missing words', async () => {
    const question = await readOne('A capital {=Brasília ~Goiânia} fica no\nplanalto.');
    expect(question.statement.text).toBe('A capital _____ fica no\nplanalto.');
  });

  it('keeps formulas with unescaped braces and signs', async () => {
    const question = await readOne(
      'Quanto é \\(\\frac{1}{2} = x \\neq y\\)? {=$$\\sqrt{2}$$ ~$$\\frac{2}{3}$$ ~\\(x^\\{2\\}\\)}',
    );
    expect(question.statement.text).toBe('Quanto é \\(\\frac{1}{2} = x \\neq y\\)?');
    expect(fractions(question)).toEqual([
      ['$$\\sqrt{2}$$', 100],
      ['$$\\frac{2}{3}$$', 0],
      ['\\(x^{2}\\)', 0],
    ]);
  });

  it('reports comments on single answers, and an empty general one', async () => {
    const feedback = async (text: string) =>
      (await readOne(text)).answers.map((answer) => answer.feedback?.text ?? null);
    expect(await feedback('a {=x#boa \\#1 ~y# ~z}')).toEqual(['boa #1', null, null]);
    expect(await feedback('a {T#err\\#ou#acertou}')).toEqual(['acertou', 'err#ou']);
    expect(await feedback('a {F#errou}')).toEqual(['errou', null]);
    expect((await readOne('a {=x ~y}')).hasGeneralFeedback).toBe(false);
    expect(await readOne('a {=x ~y ####}')).toMatchObject({ hasGeneralFeedback: true, generalFeedback: { text: '' } });
  });

  it('reads a file of an old program, whose lines end in CR', async () => {
    const [first, second] = await read('// [id:x]\r::a::\rUm {\r=1\r~2\r}\r\r::b::Dois {T}\r');
    expect(first).toMatchObject({ name: 'a', line: 2, idNumber: 'x', statement: { text: 'Um' } });
    expect(second).toMatchObject({ name: 'b', line: 8, defect: null });
  });

  it.each([
    ['{}', 'essay'],
    ['{#3:1}', 'numerical'],
    ['{=um =dois}', 'shortanswer'],
    ['{=a -> 1 =b -> 2}', 'matching'],
    ['', 'description'],
  ])('names the kind of %p', async (answers, kind) => {
    expect((await readOne(`::n:: texto ${answers}`)).kind).toBe(kind);
  });

  it('reports a question that is not closed and continues with the next', async () => {
    const [open, next] = await read('::a:: x {\n=1\n~2\n\n::b:: y {=1 ~2}');
    expect(open).toMatchObject({ name: 'a', line: 1, defect: expect.stringContaining('não é fechado') });
    expect(next).toMatchObject({ name: 'b', line: 5, defect: null });
    const [unnamed, other] = await read('x {\n=1\n~2\n\nOutra? {=1 ~2}');
    expect([unnamed?.defect, other?.defect]).toEqual([expect.stringContaining('não é fechado'), null]);
  });

  it.each([
    ['openings of a formula', '\\('],
    ['signs that look like a line break', '\\neq'],
    ['openings and one closing each so often', `${'\\('.repeat(2_000)}x\\)`],
    ['alternatives', '{~'],
    ['dollars', '$'],
  ])('abandons a question of nothing but %s, and reads the next', async (_, piece) => {
    const source = `::a:: ${piece.repeat(Math.ceil(6_000_000 / piece.length))} {=1 ~2}\n\n::b:: y {=1 ~2}`;
    async function* whole() {
      yield Buffer.from(source);
    }
    const questions = await collect(openQuestions(whole()));
    expect(questions[0]).toMatchObject({ name: 'a', defect: expect.stringContaining('tamanho máximo') });
    expect(questions.at(-1)).toMatchObject({ name: 'b', defect: null });
  });

  it('reports two blocks of answers in one question', async () => {
    expect((await readOne('a {=1 ~2} b {=3 ~4}')).defect).toContain('mais de um bloco');
  });

  it('keeps a blank line inside a named statement and between answers', async () => {
    const question = await readOne('::a:: Primeiro.\n\nSegundo. {\n=1\n\n~2\n}');
    expect(question.statement.text).toBe('Primeiro.\n\nSegundo.');
    expect(fractions(question)).toEqual([
      ['1', 100],
      ['2', 0],
    ]);
  });

  it('separates named questions without a blank line between them', async () => {
    const found = await read('::a:: x {=1 ~2}\n::b:: y {\n=1\n~2\n::c:: z {T}');
    expect(found.map(({ name, line, defect }) => [name, line, defect === null])).toEqual([
      ['a', 1, true],
      ['b', 2, false],
      ['c', 5, true],
    ]);
  });

  it('refuses a file without a question', async () => {
    await expect(read('// só comentário\n$CATEGORY: a\n')).rejects.toThrow('nenhuma questão');
  });

  it('restores any text that was escaped', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => unescapeGift(escapeGift(text)) === text));
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('\\', 'n', '\n', '=', '~', '{', '}', '#', ':', '(', ')', '$', 'a')),
        (signs) => {
          const text = signs.join('');
          return unescapeGift(escapeGift(text)) === text;
        },
      ),
    );
  });

  it('restores any escaped statement and answers', async () => {
    const word = fc
      .array(fc.constantFrom('=', '~', '{', '}', '#', ':', 'a', 'ç', ' '), { minLength: 1 })
      .map((signs) => `x${signs.join('')}x`);
    await fc.assert(
      fc.asyncProperty(word, word, word, word, async (name, statement, right, wrong) => {
        const source = `::${escapeGift(name)}::${escapeGift(statement)}{=${escapeGift(right)}~${escapeGift(wrong)}}`;
        const question = await readOne(source);
        expect(question.statement.text).toBe(statement);
        expect(fractions(question)).toEqual([
          [right, 100],
          [wrong, 0],
        ]);
      }),
      { numRuns: 50 },
    );
  });
});
