import sharp from 'sharp';
import { normalise, type NormaliseContext } from './normalise';
import { emptyQuestion, type RawAnswer, type RawFile, type RawQuestion } from '../model/raw-question';
import { parseSubjectMap } from '../subjects/subject-map';

const context = (given: Partial<NormaliseContext> = {}): NormaliseContext => ({
  exam: null,
  defaultSubject: null,
  fileName: 'prova.xml',
  subjectMap: null,
  ...given,
});

const answer = (text: string, fraction = 0): RawAnswer => ({ text, format: 'html', fraction });

const raw = (given: Partial<RawQuestion> = {}): RawQuestion => ({
  ...emptyQuestion(7, ['top', 'ENEM 2022', 'Física']),
  name: 'Questão 3 - ENEM 2022',
  kind: 'multichoice',
  statement: { text: 'Quanto?', format: 'html' },
  answers: [answer('um'), answer('dois', 100), answer('<p>três</p>')],
  ...given,
});

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();

describe('a question on its way into the bank', () => {
  it('is given letters, key, number, subject and hash', async () => {
    const question = await normalise(
      raw({ tags: ['dificuldade:medio'], generalFeedback: { text: 'Porque.', format: 'plain' } }),
      context(),
    );
    expect(question).toMatchObject({
      line: 7,
      idNumber: null,
      name: 'Questão 3 - ENEM 2022',
      kind: 'questaomultiplaescolha',
      number: 3,
      subjectPath: ['Física'],
      statement: 'Quanto?',
      comment: '<p>Porque.</p>',
      difficulty: 3,
      alternatives: [
        { letter: 'A', text: 'um', correct: false },
        { letter: 'B', text: 'dois', correct: true },
        { letter: 'C', text: 'três', correct: false },
      ],
    });
  });

  it('keeps the comment on each alternative, clean and with pictures, unless it is blank', async () => {
    const image = `<img src="data:image/png;base64,${(await picture(4, 3)).toString('base64')}">`;
    const feedback = (text: string) => ({ feedback: { text, format: 'html' as const } });
    const { alternatives, media, warnings } = await normalise(
      raw({
        answers: [
          { ...answer('um'), ...feedback(`<p onclick="x()">Faltou ${image}.</p><script>x()</script>`) },
          { ...answer('dois', 100), ...feedback('<p>&nbsp;</p>') },
          answer('três'),
        ],
      }),
      context(),
    );
    const source = `/api/media/${media[0]?.hash}`;
    expect(alternatives.map(({ comment }) => comment)).toEqual([
      `<p>Faltou <img src="${source}" alt="Imagem do comentário da alternativa A" width="4" height="3" />.</p>`,
      null,
      null,
    ]);
    expect(warnings).toEqual([]);
  });

  it('keeps the comments on Certo and Errado, in any order of the file', async () => {
    const said = (text: string, fraction: number) => ({
      ...answer(text, fraction),
      feedback: { text: `${text}!`, format: 'plain' as const },
    });
    const { alternatives } = await normalise(
      raw({ kind: 'truefalse', answers: [said('falso', 100), said('verdadeiro', 0)] }),
      context(),
    );
    expect(alternatives).toEqual([
      { letter: 'C', text: 'Certo', correct: false, comment: '<p>verdadeiro!</p>' },
      { letter: 'E', text: 'Errado', correct: true, comment: '<p>falso!</p>' },
    ]);
  });

  it('has Certo and Errado as alternatives if it is true or false', async () => {
    const answers = [answer('true', 0), answer('false', 100)];
    const question = await normalise(raw({ kind: 'truefalse', answers }), context());
    expect(question.kind).toBe('questaovf');
    expect(question.alternatives).toEqual([
      { letter: 'C', text: 'Certo', correct: false, comment: null },
      { letter: 'E', text: 'Errado', correct: true, comment: null },
    ]);
  });

  it('has the same hash if nothing changed, and another if a word or the key did', async () => {
    const hash = async (given: Partial<RawQuestion>) => (await normalise(raw(given), context())).contentHash;
    expect(await hash({})).toBe(await hash({ line: 90, categoryPath: [] }));
    expect(await hash({ statement: { text: 'Quanto, então?', format: 'html' } })).not.toBe(await hash({}));
    expect(await hash({ answers: [answer('um', 100), answer('dois'), answer('três')] })).not.toBe(await hash({}));
  });

  it('takes the subject from the mapping file before the category', async () => {
    const subjectMap = parseSubjectMap('3;Ciências;Física');
    expect((await normalise(raw(), context({ subjectMap }))).subjectPath).toEqual(['Ciências', 'Física']);
  });

  it('is named by the beginning of its statement if the file gives it no name', async () => {
    expect(await normalise(raw({ name: ' ', idNumber: ' q7 ' }), context())).toMatchObject({
      idNumber: 'q7',
      name: 'Quanto?',
      number: null,
    });
  });

  it('stores its images with their dimensions and shares equal ones', async () => {
    const bytes = await picture(40, 30);
    const question = await normalise(
      raw({
        statement: { text: '![gráfico](@@PLUGINFILE@@/a%20b.png) ![](@@PLUGINFILE@@/c.png)', format: 'markdown' },
        files: [
          { name: 'a b.png', bytes },
          { name: 'c.png', bytes: Buffer.from(bytes) },
        ],
        answers: [answer('um', 100), answer(`<img src="data:image/png;base64,${bytes.toString('base64')}">`)],
      }),
      context(),
    );
    const hash = question.media[0]?.hash;
    expect(question.media).toMatchObject([{ contentType: 'image/png', width: 40, height: 30 }]);
    expect(question.statement).toBe(
      `<p><img src="/api/media/${hash}" alt="gráfico" width="40" height="30" /> <img src="/api/media/${hash}" alt="Imagem do enunciado" width="40" height="30" /></p>`,
    );
    expect(question.alternatives[1]?.text).toContain('alt="Imagem da alternativa B"');
  });

  it.each<[string, Partial<RawQuestion>, string]>([
    ['another kind', { kind: 'essay' }, 'dissertativa'],
    ['a defect its reader found', { defect: 'não fecha' }, 'não fecha'],
    ['no right answer', { answers: [answer('a'), answer('b')] }, 'não tem resposta certa'],
    ['two right answers', { answers: [answer('a', 100), answer('b', 100)] }, 'mais de uma resposta certa'],
    [
      'several to tick of eight',
      { single: false, answers: Array.from({ length: 8 }, (_, at) => answer(`${at}`, at < 2 ? 50 : 0)) },
      'tem 8 proposições; o máximo é 7',
    ],
    [
      'several to tick of which one is half right',
      { single: false, answers: [answer('um', 100), answer('dois', 50), answer('três')] },
      'os pesos das respostas certas somam 150%, e não 100%',
    ],
    [
      '135 alternatives',
      { answers: Array.from({ length: 135 }, (_, at) => answer(`${at}`, at ? 0 : 100)) },
      'tem 135 alternativas',
    ],
    ['a single alternative', { answers: [answer('a', 100)] }, 'ao menos duas'],
    [
      'an alternative equal to the key',
      { answers: [answer('a', 100), answer('<p>a </p>')] },
      'A e B são iguais, e uma delas é o gabarito',
    ],
    ['the authors’ wish to hide it', { hidden: true }, 'oculta'],
    ['an empty alternative', { answers: [answer('a', 100), answer('<p> </p>')] }, 'alternativa B está vazia'],
    ['an empty statement', { statement: { text: '<p>&nbsp;</p>', format: 'html' } }, 'enunciado está vazio'],
    [
      'a statement that is only a script',
      { statement: { text: '<script>x()</script>', format: 'html' } },
      'enunciado está vazio',
    ],
    [
      'an image that is not there',
      { statement: { text: '![](@@PLUGINFILE@@/x.png)', format: 'markdown' } },
      'falta no arquivo a imagem “x.png”',
    ],
    [
      'an image of another site',
      { statement: { text: '<img src="https://x.br/a.png">', format: 'html' } },
      'está em outro site',
    ],
    [
      'an SVG',
      {
        statement: { text: '<img src="a.png">', format: 'html' },
        files: [{ name: 'a.png', bytes: Buffer.from('<svg xmlns="x"/>') }],
      },
      'SVG',
    ],
    [
      'bytes that are no image',
      {
        statement: { text: '<img src="a.png">', format: 'html' },
        files: [{ name: 'a.png', bytes: Buffer.from('olá') }],
      },
      'corrompida',
    ],
    [
      'too much text',
      { answers: Array.from({ length: 5 }, (_, at) => answer(`${at}${'a'.repeat(50_000)}`, at ? 0 : 100)) },
      '200 kB',
    ],
  ])('is refused with %s', async (_, given, reason) => {
    await expect(normalise(raw(given), context())).rejects.toMatchObject({
      name: 'QuestionRefusal',
      message: expect.stringContaining(reason),
    });
  });

  it('is refused with an image beyond 25 megapixels', async () => {
    const bytes = await picture(6000, 5000);
    const given = {
      statement: { text: '<img src="a.png">', format: 'html' as const },
      files: [{ name: 'a.png', bytes }],
    };
    await expect(normalise(raw(given), context())).rejects.toThrow('25 megapixels');
  });

  it.each<[string, Partial<RawQuestion>, string[]]>([
    ['nothing to tell', {}, []],
    [
      'equal wrong alternatives',
      { answers: [answer('a', 100), answer('b'), answer('<p>b </p>')] },
      ['as alternativas B e C são iguais'],
    ],
    [
      'an empty feedback',
      { hasGeneralFeedback: true, generalFeedback: { text: '<p>&nbsp;</p>', format: 'html' } },
      ['o comentário está vazio'],
    ],
    [
      'weights',
      { answers: [answer('a', 100), answer('b', 33.333), answer('c', -50), answer('d')] },
      ['pesos ignorados: B (33,3%) e C (-50%)'],
    ],
    [
      'sound in feedback of its alternatives',
      {
        answers: [
          answer('a', 100),
          { ...answer('b'), feedback: { text: 'Ouça <audio src="x"></audio>', format: 'html' } },
        ],
      },
      ['ficou de fora um áudio do comentário da alternativa B'],
    ],
    [
      'sound and film',
      {
        statement: {
          text: 'Ouça <audio controls><source src="@@PLUGINFILE@@/a.mp3">@@PLUGINFILE@@/a.mp3</audio>',
          format: 'html',
        },
        answers: [answer('a', 100), answer('b <video src="x"></video> <a href="@@PLUGINFILE@@/c.mp3">c</a>')],
        generalFeedback: { text: 'Veja <iframe src="https://x.br"></iframe>', format: 'html' },
      },
      [
        'ficou de fora um áudio do enunciado',
        'ficou de fora um vídeo da alternativa B',
        'ficou de fora o arquivo “c.mp3” da alternativa B',
        'ficou de fora uma página embutida do comentário',
      ],
    ],
  ])('is imported with a warning about %s', async (_, given, warnings) => {
    const question = await normalise(raw(given), context());
    expect(question.warnings).toEqual(warnings);
    expect(JSON.stringify([question.statement, question.alternatives])).not.toContain('PLUGINFILE');
  });

  it.each<[string, RawQuestion['kind'], RawAnswer[]]>([
    ['has no right answer', 'multichoice', [answer('a'), answer('b')]],
    ['has two', 'multichoice', [answer('a', 100), answer('b', 100)]],
    ['is true or false', 'truefalse', [answer('true'), answer('false')]],
  ])('needs no key if it is annulled and %s', async (_, kind, answers) => {
    const question = await normalise(raw({ kind, answers, tags: ['anulada: duas respostas'] }), context());
    expect(question).toMatchObject({ annulled: true, statusReason: 'duas respostas' });
    expect(question.alternatives.map(({ correct }) => correct)).toEqual([false, false]);
  });

  it('keeps the key that an annulled question had, and may have equal alternatives', async () => {
    const question = await normalise(raw({ answers: [answer('a', 100), answer('a')], tags: ['anulada'] }), context());
    expect(question.alternatives.map(({ correct }) => correct)).toEqual([true, false]);
    expect(question.warnings).toEqual(['as alternativas A e B são iguais']);
  });

  it('shows each text its own picture, even under the same name', async () => {
    const own = async (width: number): Promise<RawFile> => ({
      name: 'image.png',
      path: '/',
      bytes: await picture(width, 10),
    });
    const text = '<img src="@@PLUGINFILE@@/image.png">';
    const answers = [
      { ...answer(text, 100), files: [await own(11)] },
      { ...answer(text), files: [await own(12)] },
      answer('c'),
    ];
    const given = raw({ answers, statement: { text: `Qual? ${text}`, format: 'html', files: [await own(13)] } });
    const { statement, alternatives } = await normalise(given, context());
    expect(
      [statement, ...alternatives.map(({ text: html }) => html)].map((html) => /width="(\d+)"/.exec(html)?.[1]),
    ).toEqual(['13', '11', '12', undefined]);
  });

  it('finds pictures of one name by their folders, and uses another text’s picture only if it is the only one', async () => {
    const file = async (width: number, path: string): Promise<RawFile> => ({
      name: 'x y.png',
      path,
      bytes: await picture(width, 10),
    });
    const text = '<img src="@@PLUGINFILE@@/a/x%20y.png"><img src="@@PLUGINFILE@@/x%20y.png">';
    const widths = (html: string) => [...html.matchAll(/width="(\d+)"/g)].map(([, width]) => width);
    const statement = { text, format: 'html' as const, files: [await file(21, '/'), await file(22, '/a/')] };
    expect(widths((await normalise(raw({ statement }), context())).statement)).toEqual(['22', '21']);
    const alone = { ...answer('a', 100), files: [await file(23, '/')] };
    expect(
      widths(
        (await normalise(raw({ statement: { ...statement, files: [] }, answers: [alone, answer('b')] }), context()))
          .statement,
      ),
    ).toEqual(['23', '23']);
    const two = [alone, { ...answer('b'), files: [await file(24, '/')] }];
    await expect(normalise(raw({ statement: { ...statement, files: [] }, answers: two }), context())).rejects.toThrow(
      'falta no arquivo a imagem “x y.png”',
    );
  });

  it('removes a script and keeps the text around it', async () => {
    const given = { statement: { text: 'Quanto?<script>alert(1)</script>', format: 'html' as const } };
    expect((await normalise(raw(given), context())).statement).toBe('Quanto?');
  });
});
