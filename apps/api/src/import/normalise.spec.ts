import sharp from 'sharp';
import { normalise } from './normalise';
import type { NormaliseContext } from './normalise';
import { emptyQuestion } from './readers/raw-question';
import type { RawAnswer, RawQuestion } from './readers/raw-question';
import { SourceKeys } from './rules/keys';
import { parseSubjectMap } from './rules/subject-map';

const context = (given: Partial<NormaliseContext> = {}): NormaliseContext => ({
  exam: null,
  defaultSubject: null,
  fileName: 'prova.xml',
  keys: new SourceKeys(),
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
  sharp({ create: { width, height, channels: 3, background: '#fff' } }).png().toBuffer();

describe('a question on its way into the bank', () => {
  it('becomes letters, key, number, subject and hash', async () => {
    const question = await normalise(raw({ tags: ['dificuldade:medio'], generalFeedback: { text: 'Porque.', format: 'plain' } }), context());
    expect(question).toMatchObject({
      line: 7,
      sourceKey: 'enem 2022::Questão 3 - ENEM 2022',
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

  it('becomes Certo and Errado when it is true or false', async () => {
    const answers = [answer('true', 0), answer('false', 100)];
    const question = await normalise(raw({ kind: 'truefalse', answers }), context());
    expect(question.kind).toBe('questaovf');
    expect(question.alternatives).toEqual([
      { letter: 'C', text: 'Certo', correct: false },
      { letter: 'E', text: 'Errado', correct: true },
    ]);
  });

  it('has the same hash when nothing changed, another when a word or the key did', async () => {
    const hash = async (given: Partial<RawQuestion>) => (await normalise(raw(given), context())).contentHash;
    expect(await hash({})).toBe(await hash({ line: 90, categoryPath: [] }));
    expect(await hash({ statement: { text: 'Quanto, então?', format: 'html' } })).not.toBe(await hash({}));
    expect(await hash({ answers: [answer('um', 100), answer('dois'), answer('três')] })).not.toBe(await hash({}));
  });

  it('takes the subject from the mapping file before the category', async () => {
    const subjectMap = parseSubjectMap('3;Ciências;Física');
    expect((await normalise(raw(), context({ subjectMap }))).subjectPath).toEqual(['Ciências', 'Física']);
  });

  it('tells repeated names of one file apart, also behind a refused one', async () => {
    const shared = context();
    await expect(normalise(raw({ answers: [] }), shared)).rejects.toThrow();
    expect((await normalise(raw(), shared)).sourceKey).toBe('enem 2022::Questão 3 - ENEM 2022~2');
  });

  it('stores its images with their measures and shares equal ones', async () => {
    const bytes = await picture(40, 30);
    const question = await normalise(
      raw({
        statement: { text: '![gráfico](@@PLUGINFILE@@/a%20b.png) ![](@@PLUGINFILE@@/c.png)', format: 'markdown' },
        files: [{ name: 'a b.png', bytes }, { name: 'c.png', bytes: Buffer.from(bytes) }],
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
    ['several to tick', { single: false }, 'mais de uma resposta certa'],
    ['135 alternatives', { answers: Array.from({ length: 135 }, (_, at) => answer(`${at}`, at ? 0 : 100)) }, 'tem 135 alternativas'],
    ['a single alternative', { answers: [answer('a', 100)] }, 'ao menos duas'],
    ['equal alternatives', { answers: [answer('a', 100), answer('<p>a </p>')] }, 'A e B são iguais'],
    ['an empty alternative', { answers: [answer('a', 100), answer('<p> </p>')] }, 'alternativa B está vazia'],
    ['an empty statement', { statement: { text: '<p>&nbsp;</p>', format: 'html' } }, 'enunciado está vazio'],
    ['a statement that is only a script', { statement: { text: '<script>x()</script>', format: 'html' } }, 'enunciado está vazio'],
    ['an image that is not there', { statement: { text: '![](@@PLUGINFILE@@/x.png)', format: 'markdown' } }, 'falta no arquivo a imagem “x.png”'],
    ['an image of another site', { statement: { text: '<img src="https://x.br/a.png">', format: 'html' } }, 'está em outro site'],
    [
      'an SVG',
      { statement: { text: '<img src="a.png">', format: 'html' }, files: [{ name: 'a.png', bytes: Buffer.from('<svg xmlns="x"/>') }] },
      'SVG',
    ],
    [
      'bytes that are no image',
      { statement: { text: '<img src="a.png">', format: 'html' }, files: [{ name: 'a.png', bytes: Buffer.from('olá') }] },
      'corrompida',
    ],
    ['too much text', { answers: Array.from({ length: 5 }, (_, at) => answer(`${at}${'a'.repeat(50_000)}`, at ? 0 : 100)) }, '200 kB'],
  ])('is refused with %s', async (_, given, reason) => {
    await expect(normalise(raw(given), context())).rejects.toMatchObject({
      name: 'QuestionRefusal',
      message: expect.stringContaining(reason),
    });
  });

  it('is refused with an image beyond 25 megapixels', async () => {
    const bytes = await picture(6000, 5000);
    const given = { statement: { text: '<img src="a.png">', format: 'html' as const }, files: [{ name: 'a.png', bytes }] };
    await expect(normalise(raw(given), context())).rejects.toThrow('25 megapixels');
  });

  it('loses a script and keeps what stands around it', async () => {
    const given = { statement: { text: 'Quanto?<script>alert(1)</script>', format: 'html' as const } };
    expect((await normalise(raw(given), context())).statement).toBe('Quanto?');
  });
});
