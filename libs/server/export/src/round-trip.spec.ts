import fc from 'fast-check';
import sharp from 'sharp';
import { kindTags, QUESTION_KINDS } from '@mapa/domain';
import { emptyQuestion, type ImportQuestion, type RawQuestion } from '@mapa/server-importer';
import { asExported, fileOf, normaliseAll, picturesOf, readBytes } from './testing/round-trip';

// The same values in each run (docs/testing.md).
fc.configureGlobal({ seed: Number(process.env['RANDOM_SEED'] ?? 1) });

const AWKWARD = 'a = b ~ c # d { e } : f \\ g &amp; h &lt;i&gt; "j" ]]&gt; // $k$ R$ 5,00 \\[…\\] 100% -&gt; ####';

const picture = (width: number): Promise<Buffer> =>
  sharp({ create: { width, height: 3, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
const image = (bytes: Buffer, alt = ''): string =>
  `<img src="data:image/png;base64,${bytes.toString('base64')}" alt="${alt}">`;

const html = (text: string) => ({ text, format: 'html' as const });
const choice = (given: Partial<RawQuestion> & { texts: string[]; right?: number }): RawQuestion => {
  const { texts, right = 0, ...rest } = given;
  return {
    ...emptyQuestion(1, ['$course$', 'top', 'Direito', 'Dever/poder']),
    kind: 'multichoice',
    statement: html('<p>Quanto?</p>'),
    answers: texts.map((text, at) => ({ ...html(text), fraction: at === right ? 100 : 0 })),
    ...rest,
  };
};

/** Kinds whose answers combine alternatives. */
const COMBINED = QUESTION_KINDS.filter(({ isSingle }) => !isSingle);

/** The data that must be restored. */
const kept = ({ line: _line, name: _name, idNumber: _id, scope: _scope, ...rest }: ImportQuestion) => rest;

async function roundTrip(format: 'moodle' | 'gift' | 'qti', questions: readonly RawQuestion[]) {
  const first = await normaliseAll(questions);
  const bytes = await fileOf(
    format,
    first.map((question, at) => asExported(question, at + 1)),
    picturesOf(first),
  );
  const second = await normaliseAll(await readBytes(bytes));
  return { first: first.map(kept), second: second.map(kept) };
}

describe.each(['moodle', 'gift', 'qti'] as const)('an export in %s', (format) => {
  it('restores 50 questions, each with its own pictures', async () => {
    const [shared, ...own] = await Promise.all(Array.from({ length: 51 }, (_, at) => picture(at + 1)));
    const questions = own.map((bytes, at) =>
      choice({
        name: `Questão ${at + 1} - ENEM 2022`,
        statement: html(`<p>Veja ${image(shared as Buffer, 'Mapa & "legenda"')} e responda.</p>`),
        texts: [image(bytes), image(own[(at + 1) % 50] as Buffer), 'nenhuma'],
        right: at % 3,
        generalFeedback: html(`<p>Porque ${image(bytes, 'prova')} diz.</p>`),
      }),
    );
    const { first, second } = await roundTrip(format, questions);
    expect(second).toHaveLength(50);
    expect(second).toEqual(first);
    expect(new Set(second.flatMap(({ media }) => media.map(({ hash }) => hash))).size).toBe(51);
  });

  it('restores the comment on each alternative, with pictures, for every kind of question', async () => {
    const said = (text: string, fraction: number, feedback = '') => ({
      ...html(text),
      fraction,
      ...(feedback !== '' && { feedback: html(feedback) }),
    });
    const bytes = await picture(7);
    const answers = [
      said('um', 0, `<p>${AWKWARD}</p><p>Veja ${image(bytes, 'conta')}.</p>`),
      said('dois', 100, '[plain] \\(x^2\\) <em>confere</em>'),
      said('três', 0),
    ];
    const truth = (...given: RawQuestion['answers']) => choice({ kind: 'truefalse', answers: given, texts: [] });
    const annulled = { tags: ['anulada'] };
    const { first, second } = await roundTrip(format, [
      choice({ answers, texts: [], generalFeedback: html('Geral.') }),
      choice({ answers, texts: [], ...annulled }),
      truth(said('true', 100, 'Confere.'), said('false', 0, 'Releia.')),
      truth(said('true', 0, 'Releia.'), said('false', 100)),
      truth(said('true', 0), said('false', 100, '#Confere.')),
      { ...truth(said('true', 100, 'Tanto'), said('false', 100, 'faz.')), ...annulled },
    ]);
    expect(second).toEqual(first);
    expect(second.map(({ alternatives }) => alternatives.map(({ comment }) => comment !== null))).toEqual([
      [true, true, false],
      [true, true, false],
      [true, true],
      [true, false],
      [false, true],
      [true, true],
    ]);
  });

  it.each(COMBINED)('restores questions of $value, whatever alternatives are right', async (kind) => {
    const { min, max } = kind.alternatives;
    const keys = fc.sample(
      fc
        .integer({ min, max })
        .chain((count) => fc.tuple(fc.constant(count), fc.integer({ min: 1, max: kind.answerCount(count) }))),
      40,
    );
    const combined = (count: number, bits: number): RawQuestion => {
      const right = bits.toString(2).replaceAll('0', '').length;
      return {
        ...choice({ texts: [], statement: html(`<p>Julgue ${count} (${bits}).</p>`) }),
        single: false,
        tags: kindTags(kind),
        answers: Array.from({ length: count }, (_, at) => ({
          ...html(`<p>Proposição ${at}, ${AWKWARD}</p>`),
          fraction: bits & (2 ** at) ? 100 / right : -50,
          ...(at === 1 && { feedback: html('Porque sim.') }),
        })),
      };
    };
    const keyless = combined(max, kind.answerCount(max));
    const { first, second } = await roundTrip(format, [
      ...keys.map(([count, bits]) => combined(count, bits)),
      {
        ...keyless,
        tags: ['anulada', ...keyless.tags],
        answers: keyless.answers.map((answer) => ({ ...answer, fraction: 100 })),
      },
    ]);
    expect(second).toEqual(first);
    const keyOf = ({ alternatives }: (typeof second)[number]) => alternatives.find(({ correct }) => correct)?.letter;
    expect(second.map(keyOf)).toEqual([...keys.map(([, bits]) => kind.answerAt(bits - 1)), undefined]);
    expect(second.map((question) => question.kind)).toEqual(second.map(() => kind.value));
    expect(second.map(({ alternatives }) => alternatives.length)).toEqual([
      ...keys.map(([count]) => kind.answerCount(count)),
      kind.answerCount(max),
    ]);
  });

  it('restores formulas as formulas, whatever they contain, and prose signs as prose', async () => {
    const statement =
      '<p>Sendo <span class="math-inline">\\frac{1}{2} \\neq x &lt; 3</span>, o <span class="math-inline">valor total</span> de o\\(a\\) e \\(x^2\\) custa $$ 5.</p>' +
      '<div class="math-display">\\begin{matrix} a &amp; b \\\\ c &amp; d \\end{matrix}</div><p>E \\(z\\) e \\\\[1\\].</p>';
    const question = choice({
      statement: { text: statement, format: 'html' },
      texts: ['<span class="math-inline">x</span>', '<span class="math-inline">f(x) = \\{1, 2\\}</span>'],
    });
    const { first, second } = await roundTrip(format, [question]);
    expect(second).toEqual(first);
    expect(second[0]?.statement.match(/class="math-inline">([^<]*)</g)).toEqual(
      first[0]?.statement.match(/class="math-inline">([^<]*)</g),
    );
  });

  it('restores awkward characters, and texts that look like marks of the format', async () => {
    const texts = [
      '[html]entre colchetes',
      '%50% de desconto',
      '=igual',
      '~til',
      '#cerquilha',
      '// barras',
      'TRUE',
      AWKWARD,
      '{',
      '-&gt; seta',
    ];
    const question = choice({
      statement: html(`<p>[markdown]${AWKWARD}</p>\n<p>::dois::</p>\n<pre><code>a\n\n  b\n</code></pre>`),
      texts,
      right: 7,
      generalFeedback: html(`<p>${AWKWARD}</p>`),
    });
    const { first, second } = await roundTrip(format, [question]);
    expect(second).toEqual(first);
  });

  it('restores number, language, subject, year, difficulty and state', async () => {
    const marked = (name: string, tags: string[], texts = ['um', 'dois']) => choice({ name, tags, texts, right: 1 });
    const truth = (right: number): RawQuestion => ({
      ...choice({ name: '8.', texts: [] }),
      kind: 'truefalse',
      answers: [0, 1].map((at) => ({ ...html(at === 0 ? 'true' : 'false'), fraction: at === right ? 100 : 0 })),
    });
    const { first, second } = await roundTrip(format, [
      marked('Questão 1 - ENEM 2022 (inglês)', ['ano:2022', 'dificuldade:3']),
      marked('Questão 1 - ENEM 2022 (espanhol)', ['desatualizada:Lei [nova] de 2023: art. 5º'], ['um', 'três']),
      marked('sem número', []),
      truth(0),
      truth(1),
    ]);
    expect(second).toEqual(first);
    expect(second.map(({ number, variant }) => [number, variant])).toEqual([
      [1, 'inglês'],
      [1, 'espanhol'],
      [null, null],
      [8, null],
      [8, null],
    ]);
  });

  it('restores annulled questions, with a remaining key and without one', async () => {
    const fractions = (...marks: number[]) =>
      marks.map((fraction, at) => ({ ...html(['true', 'false', 'talvez'][at] ?? ''), fraction }));
    const annulled = (answers: RawQuestion['answers'], kind = 'multichoice') =>
      choice({ kind, answers, texts: [], tags: ['anulada: duas respostas'] });
    const withKey = [annulled(fractions(0, 100, 0)), annulled(fractions(0, 100), 'truefalse')];
    const without = [annulled(fractions(100, 100, 0)), annulled(fractions(0, 0, 0))];
    const { first, second } = await roundTrip(format, [...withKey, ...without]);
    expect(second.map(({ warnings: _notes, ...question }) => question)).toEqual(
      first.map(({ warnings: _notes, ...question }) => question),
    );
    expect(
      second.map(({ annulled: is, statusReason, alternatives }) => [
        is,
        statusReason,
        alternatives.some(({ correct }) => correct),
      ]),
    ).toEqual([true, true, false, false].map((hasKey) => [true, 'duas respostas', hasKey]));
  });

  it('warns of nothing that it restores', async () => {
    const { second } = await roundTrip(format, [
      choice({ texts: ['um', 'dois'] }),
      choice({ texts: ['um', 'três'], generalFeedback: html('Porque.') }),
    ]);
    expect(second.map(({ warnings }) => warnings)).toEqual([[], []]);
  });

  it('restores any content of the bank', async () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<strong>',
      '</strong>',
      '<br />',
      '\n',
      ' ',
      'a',
      'É',
      '\\',
      '$',
      '$$',
      '\\(',
      '\\)',
      '\\[',
      '\\]',
      '{',
      '}',
      '=',
      '~',
      '#',
      ':',
      '::',
      '%50%',
      '//',
      '&amp;',
      '&lt;',
      '&quot;',
      '&nbsp;',
      '\u00a0',
      '[html]',
      '<span class="math-inline">x_1</span>',
      '<div class="math-display">\\sum n</div>',
      '<table><tbody><tr><td>1</td></tr></tbody></table>',
      '-&gt;',
      'TRUE',
      '@@PLUGINFILE@@/',
    );
    const text = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''));
    await fc.assert(
      fc.asyncProperty(text, text, text, text, async (statement, alternative, comment, own) => {
        const question = choice({
          statement: html(`Texto ${statement}`),
          texts: [],
          answers: [
            { ...html(`B ${alternative}`), fraction: 100, feedback: html(own) },
            { ...html('outra'), fraction: 0 },
          ],
          generalFeedback: html(comment),
        });
        const { first, second } = await roundTrip(format, [question]);
        expect(second).toEqual(first);
      }),
      { numRuns: 150 },
    );
  });
});

describe('an export in aiken', () => {
  const aikenOf = (questions: readonly ImportQuestion[]) =>
    fileOf(
      'aiken',
      questions.map((question, at) => asExported(question, at + 1)),
      picturesOf(questions),
    );
  const wording = ({ kind, statement, alternatives }: ImportQuestion) => ({ kind, statement, alternatives });

  it('restores statement, alternatives and key in plain text', async () => {
    const words = fc
      .array(fc.constantFrom('a', 'É', 'A.', 'B)', 'ANSWER:', '<', '&', '{', '~', '#', '::', '//', '1', 'Certo', '…'), {
        minLength: 1,
        maxLength: 6,
      })
      .map((pieces) => pieces.join(' '));
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            text: words,
            texts: fc.uniqueArray(words, { minLength: 2, maxLength: 5 }),
            right: fc.nat(4),
            truth: fc.boolean(),
          }),
          { minLength: 1, maxLength: 4 },
        ),
        async (drawn) => {
          const plain = (one: string) => ({ text: one, format: 'plain' as const });
          const questions = drawn.map(({ text, texts, right, truth }) => ({
            ...choice({ texts: [], statement: plain(text) }),
            kind: truth ? 'truefalse' : 'multichoice',
            answers: (truth ? ['true', 'false'] : texts.map((one) => `${one}.`)).map((one, at, all) => ({
              ...plain(one),
              fraction: at === right % all.length ? 100 : 0,
            })),
          }));
          const first = await normaliseAll(questions);
          const second = await normaliseAll(await readBytes(await aikenOf(first)));
          expect(second.map(wording)).toEqual(first.map(wording));
        },
      ),
      { numRuns: 100 },
    );
  });

  it('writes formulas and pictures as words, and is stable on a second round', async () => {
    const bytes = await picture(3);
    const first = await normaliseAll([
      choice({
        statement: html(`<p>Veja ${image(bytes, 'Gráfico de barras')}:</p><p>quanto é \\(x^2\\)?</p>`),
        texts: ['<strong>um</strong>', '\\(\\frac{1}{2}\\)'],
      }),
    ]);
    const file = await aikenOf(first);
    expect(file.toString()).toBe(
      'Veja [Gráfico de barras] : quanto é \\(x^2\\)?\nA. um\nB. \\(\\frac{1}{2}\\)\nANSWER: A\n\n',
    );
    const second = await normaliseAll(await readBytes(file));
    expect(await aikenOf(second)).toEqual(file);
    expect(second[0]?.alternatives[1]?.text).toContain('class="math-inline"');
  });
});

describe('a table with keys', () => {
  it('restores any content of a cell', async () => {
    const words = fc
      .array(fc.constantFrom('a', 'É', '=1', "'", '-', '"', ';', ',', '#', '\\', '<', '&', 'C', 'x', '…'), {
        minLength: 1,
        maxLength: 6,
      })
      .map((pieces) => pieces.join(' '));
    const drawn = fc.record({
      text: words,
      comment: fc.option(words, { nil: '' }),
      own: fc.option(words, { nil: '' }),
      texts: fc.uniqueArray(words, { minLength: 2, maxLength: 7 }),
      right: fc.nat(6),
      truth: fc.boolean(),
      subject: fc.constantFrom(['Direito'], ['Direito', 'Penal'], []),
      name: fc.constantFrom('', 'Questão 3', 'Questão 3 (inglês)'),
      tags: fc.subarray(['ano:2020', 'dificuldade:2', 'desatualizada: lei; nova', 'anulada']),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(drawn, { minLength: 1, maxLength: 4 }), async (questions) => {
        const plain = (one: string) => ({ text: one, format: 'plain' as const });
        const first = await normaliseAll(
          questions.map(({ text, comment, own, texts, right, truth, subject, name, tags }) => ({
            ...emptyQuestion(1, [...subject]),
            name,
            tags,
            kind: truth ? 'truefalse' : 'multichoice',
            statement: plain(text),
            generalFeedback: plain(comment),
            answers: (truth ? ['true', 'false'] : texts).map((one, at, all) => ({
              ...plain(one),
              ...(at === 1 && { feedback: plain(own) }),
              // The word "anulada" replaces the key.
              fraction: at === right % all.length && !tags.includes('anulada') ? 100 : 0,
            })),
          })),
        );
        const file = await fileOf(
          'csv-gabarito',
          first.map((question, at) => asExported(question, at + 1)),
          picturesOf(first),
        );
        const second = await normaliseAll(await readBytes(file));
        expect(second.map(kept)).toEqual(first.map(kept));
      }),
      { numRuns: 100 },
    );
  });
});
