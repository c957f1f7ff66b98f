import { column, questionLines, writePdf, type DrawnPage } from '../testing';
import { readPaperFile, type ReadRequest } from './read-file';

const read = (pages: readonly DrawnPage[], request: Partial<ReadRequest> = {}) =>
  readPaperFile({ paper: writePdf(pages), key: null, booklet: null, ...request });

/** A table of answers: the letters of questions 1, 2, 3… */
const table = (letters: string): NonNullable<ReadRequest['key']> => ({
  bytes: Buffer.from([...letters].map((letter, at) => `${at + 1};${letter}`).join('\n')),
  isPdf: false,
});

describe('a file that is not a paper', () => {
  const refusal = (pages: readonly DrawnPage[], request?: Partial<ReadRequest>) =>
    read(pages, request).catch((error: Error) => error.message);

  it('is refused with a reason', async () => {
    expect(await refusal([{ images: [{ x: 0, y: 0, width: 595, height: 842 }] }])).toMatch(/digitalizadas/);
    expect(await refusal([{ texts: column(['Uma carta qualquer, sem nenhuma questão que se reconheça.']) }])).toMatch(
      /não tem questões/,
    );
    expect(await refusal(Array.from({ length: 301 }, () => ({})))).toMatch(/301 páginas/);
    const broken = { paper: Buffer.from('%PDF-1.4\nnada'), key: null, booklet: null };
    await expect(readPaperFile(broken)).rejects.toThrow(/incompleto ou corrompido/);
    const locked = writePdf([{}], {
      trailer: `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${'00'.repeat(32)}> /U <${'00'.repeat(32)}> /P -4 >> /ID [<00> <00>]`,
    });
    await expect(readPaperFile({ paper: locked, key: null, booklet: null })).rejects.toThrow(/senha/);
  });

  const paper = [
    { texts: column([...questionLines(1), ...questionLines(2)]), images: [{ x: 300, y: 90, width: 60, height: 40 }] },
  ];
  const readBytes = (bytes: Uint8Array) => readPaperFile({ paper: bytes, key: table('AB'), booklet: null });

  it('is refused before a picture that is too large is decoded', async () => {
    await expect(readBytes(writePdf(paper, { imageSide: 60_000 }))).rejects.toThrow(/imagem grande demais/);
  });

  it('gives its remaining questions, or none, if its end is missing', async () => {
    const whole = writePdf(paper);
    for (const share of [0.2, 0.5, 0.9]) {
      const read = await readBytes(whole.subarray(0, whole.length * share)).then(
        ({ questions }) => questions.map(({ number }) => number),
        (error: Error) => error.name,
      );
      expect([[1, 2], 'DocumentError']).toContainEqual(read);
    }
  });

  it('is read without running its scripts', async () => {
    const script = '/OpenAction << /S /JavaScript /JS (globalThis.ran = true; app.alert\\(1\\);) >>';
    const { questions } = await readBytes(writePdf(paper, { catalogue: script }));
    expect(questions).toHaveLength(2);
    expect(globalThis).not.toHaveProperty('ran');
  });

  it('is refused if the key is another paper’s', async () => {
    const pages = [{ texts: column([...questionLines(1), ...questionLines(2), ...questionLines(3)]) }];
    expect(await refusal(pages, { key: table('ABCDABCD') })).toMatch(
      /tem as respostas das questões 4, 5, 6, 7 e 8, que a prova não tem/,
    );
    expect(await refusal(pages, { key: table('EEE') })).toMatch(/letras que não existem nas questões 1, 2 e 3/);
    expect(await refusal(pages, { key: table('AB') })).toBe('o gabarito não é o desta prova: não responde à questão 3');
    expect(await refusal(pages, { key: { bytes: Buffer.from('1;Z'), isPdf: false } })).toMatch(/linha 1/);
  });

  it('names the fault of the key in one clause', async () => {
    const pages = [{ texts: column([...questionLines(1), ...questionLines(2), ...questionLines(3)]) }];
    const keyOf = (bytes: Uint8Array) => refusal(pages, { key: { bytes, isPdf: true } });
    expect(await keyOf(writePdf([{ texts: column(['Nada que se responda.']) }]))).toBe(
      'o gabarito não tem respostas que se possam ler',
    );
    expect(await keyOf(Buffer.from('%PDF-1.7'))).toBe('o gabarito está incompleto ou corrompido');
  });
});
