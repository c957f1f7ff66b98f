import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { openQuestionFile } from './open-questions';
import { collect } from '../testing/collect';
import type { RawQuestion } from '../model/raw-question';

const GIFT =
  '::Um::[html]Veja <img src\\="imagens/a.png"> e <img src\\="imagens/b%20c.png">{=<img src\\="imagens/d e.png">~dois}\n\n::Dois::Quanto?{=um~dois}\n';
const MEGABYTE = 1024 * 1024;

type Members = Record<string, string | Buffer>;

async function zipped(members: Members): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(members)) zip.addBuffer(Buffer.from(content as string), name);
  zip.end();
  return buffer(zip.outputStream);
}

async function read(bytes: Buffer): Promise<RawQuestion[]> {
  const folder = await mkdtemp(join(tmpdir(), 'mapa-zip-'));
  try {
    await writeFile(join(folder, 'prova.zip'), bytes);
    return await collect(
      openQuestionFile(join(folder, 'prova.zip'), { onBytes: () => undefined, onWarning: () => undefined }),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Changes the directory entry of each member of a zip whose name contains a word. */
function forge(bytes: Buffer, word: string, change: (record: Buffer) => void): Buffer {
  const forged = Buffer.from(bytes);
  const isRecord = (at: number) => forged.readUInt32LE(at) === 0x02014b50;
  for (let at = 0; at < forged.length - 46; at += 1) {
    if (isRecord(at) && forged.toString('utf8', at + 46, at + 46 + forged.readUInt16LE(at + 28)).includes(word))
      change(forged.subarray(at));
  }
  return forged;
}

/** Changes the number of members in the end record of a zip. */
function withCount(bytes: Buffer, count: number): Buffer {
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  bytes.writeUInt16LE(count, end + 8);
  bytes.writeUInt16LE(count, end + 10);
  return bytes;
}

describe('a zip of questions', () => {
  it('gives a question the pictures named in the comments on its alternatives', async () => {
    const [question] = await read(
      await zipped({
        'q.gift': '::Um::[html]Quanto?{=um#Veja <img src\\="f/a.png">~dois}\n',
        'f/a.png': 'A',
      }),
    );
    expect(question?.files.map(({ name }) => name)).toEqual(['a.png']);
  });

  it('gives each question the pictures that it names, and no others', async () => {
    const questions = await read(
      await zipped({
        'prova/questoes.gift.txt': GIFT,
        'prova/imagens/a.png': 'A',
        'prova/imagens/b c.png': 'BC',
        'prova/imagens/d e.png': 'DE',
        'prova/imagens/z.png': 'Z',
        '__MACOSX/._a.png': 'x',
        '.DS_Store': 'x',
      }),
    );
    expect(questions.map(({ name, files }) => [name, files.map((file) => [file.name, file.bytes.toString()])])).toEqual(
      [
        [
          'Um',
          [
            ['a.png', 'A'],
            ['b c.png', 'BC'],
            ['d e.png', 'DE'],
          ],
        ],
        ['Dois', []],
      ],
    );
  });

  it('may contain Moodle XML as well', async () => {
    const quiz = '<?xml version="1.0"?><quiz><question type="essay"><name><text>Um</text></name></question></quiz>';
    expect((await read(await zipped({ 'prova.xml': quiz }))).map(({ name }) => name)).toEqual(['Um']);
  });

  it.each<[string, () => Promise<Buffer>, string]>([
    ['no questions', () => zipped({ 'a.png': 'A' }), 'não tem um arquivo de questões'],
    ['two files of questions', () => zipped({ 'a.gift': GIFT, 'b.gift': GIFT }), 'mais de um arquivo de questões'],
    [
      'two pictures of one name',
      () => zipped({ 'a.gift': GIFT, 'x/a.png': 'A', 'y/a.png': 'B' }),
      'dois arquivos chamados “a.png”',
    ],
    ['too many files', async () => withCount(await zipped({ 'a.gift': GIFT }), 10_001), 'mais de 10000 arquivos'],
    [
      'far more than it packs',
      () => zipped({ 'a.gift': GIFT, 'a.png': Buffer.alloc(11 * MEGABYTE) }),
      'se expande além do razoável',
    ],
    [
      'more than a gigabyte, as its directory says',
      async () =>
        forge(await zipped({ 'a.gift': GIFT, 'a.png': 'A' }), 'a.png', (record) =>
          record.writeUInt32LE(0x7fffffff, 24),
        ),
      'passa de 1 GB',
    ],
    [
      'less in its directory than in its members',
      async () =>
        forge(await zipped({ 'a.gift': GIFT.repeat(50) }), 'a.gift', (record) => record.writeUInt32LE(100, 24)),
      'corrompido',
    ],
    [
      'a path out of its folder',
      async () =>
        forge(
          await zipped({ 'a.gift': GIFT, 'aa/aa/x.png': 'A' }),
          'x.png',
          (record) => void record.write('../../x.png', 46),
        ),
      'caminho sai da pasta',
    ],
    [
      'an absolute path',
      async () =>
        forge(
          await zipped({ 'a.gift': GIFT, 'aa/aa/x.png': 'A' }),
          'x.png',
          (record) => void record.write('/etc/ax.png', 46),
        ),
      'caminho sai da pasta',
    ],
    [
      'a password',
      async () =>
        forge(await zipped({ 'a.gift': GIFT }), 'a.gift', (record) =>
          record.writeUInt16LE(record.readUInt16LE(8) | 1, 8),
        ),
      'protegido por senha',
    ],
    ['an end that is missing', async () => (await zipped({ 'a.gift': GIFT })).subarray(0, -30), 'corrompido'],
    [
      'members that were damaged',
      async () =>
        forge(await zipped({ 'a.gift': GIFT.repeat(50) }), 'a.gift', (record) =>
          record.writeUInt32LE(record.readUInt32LE(20) - 20, 20),
        ),
      'corrompido',
    ],
  ])('is refused with %s', async (_, bytes, reason) => {
    await expect(read(await bytes())).rejects.toMatchObject({
      name: 'FileRefusal',
      message: expect.stringContaining(reason),
    });
  });

  it('does not unpack a picture above 10 MB, and refuses only the question that shows it', async () => {
    const noise = randomBytes(10 * MEGABYTE + 1);
    const [first, second] = await read(await zipped({ 'a.gift': GIFT, 'a.png': noise }));
    expect(first).toMatchObject({ defect: 'a imagem “a.png” passa de 10 MB', files: [] });
    expect(second?.defect).toBeNull();
  });
});
