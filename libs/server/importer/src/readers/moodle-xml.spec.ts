import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { collect } from '../testing/collect';
import { openQuestions } from './open-questions';
import type { RawQuestion } from '../model/raw-question';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** The referenced memory in bytes, including buffers outside the heap. */
function heapInUse(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function* inPieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(text: string | Buffer, size = 7): Promise<RawQuestion[]> {
  return collect(openQuestions(inPieces(Buffer.from(text as string), size)));
}

const question = `<question type="multichoice"><name><text>Questão 1 &amp; meia</text></name>
<questiontext format="markdown"><text><![CDATA[Quanto é **2+2**?]]></text>
<file name="a.png" path="/" encoding="base64">QUJD
REVG</file></questiontext>
<generalfeedback format="html"><text>&lt;p&gt;Porque sim.&lt;/p&gt;</text></generalfeedback><idnumber>x-1</idnumber><single>true</single>
<answer fraction="0" format="html"><text>3</text><feedback format="html"><text>não</text></feedback></answer>
<answer fraction="100" format="plain_text"><text>4</text></answer>
<tags><tag><text>ano:2022</text></tag></tags></question>`;

const quiz = (body: string) => `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${body}\n</quiz>\n`;

describe('the Moodle XML reader', () => {
  it('reads every part of a question, however the file is cut into pieces', async () => {
    const source = quiz(
      `<question type="category"><category><text>$course$/top/Direito/A//B</text></category></question>\n${question}`,
    );
    for (const size of [1, 7, 4096]) {
      const [found, ...others] = await read(source, size);
      expect(others).toEqual([]);
      expect(found).toMatchObject({
        line: 4,
        name: 'Questão 1 & meia',
        idNumber: 'x-1',
        kind: 'multichoice',
        categoryPath: ['$course$', 'top', 'Direito', 'A/B'],
        statement: { text: 'Quanto é **2+2**?', format: 'markdown' },
        generalFeedback: { text: '<p>Porque sim.</p>', format: 'html' },
        answers: [
          { text: '3', format: 'html', fraction: 0 },
          { text: '4', format: 'plain', fraction: 100 },
        ],
        tags: ['ano:2022'],
        defect: null,
      });
      expect(found?.statement.files?.map((file) => [file.name, file.path, file.bytes.toString()])).toEqual([
        ['a.png', '/', 'ABCDEF'],
      ]);
      expect(found).toMatchObject({ hidden: false, hasGeneralFeedback: true, files: [] });
      expect(found?.answers.map(({ feedback }) => feedback !== undefined)).toEqual([true, false]);
    }
  });

  it('keeps the files of each text with it, and reports hidden ones', async () => {
    const file = (name: string, path = '/') => `<file name="${name}" path="${path}" encoding="base64">QUJD</file>`;
    const source = `<question type="multichoice"><hidden>1</hidden><questiontext><text>a</text>${file('s.png', '/p/')}</questiontext>
<answer fraction="100"><text>a</text>${file('i.png')}<feedback><text></text>${file('f.png')}</feedback></answer>
<answer fraction="0"><text>b</text>${file('i.png')}</answer>${file('any.png')}</question>`;
    const [found] = await read(quiz(source));
    expect(found).toMatchObject({ hidden: true, hasGeneralFeedback: false, files: [{ name: 'any.png' }] });
    expect(found?.statement.files).toMatchObject([{ name: 's.png', path: '/p/' }]);
    expect(found?.answers.map(({ files }) => files?.map(({ name }) => name))).toEqual([['i.png'], ['i.png']]);
  });

  it('reads ISO-8859-1 when the declaration says so', async () => {
    const source = quiz(question).replace('UTF-8', 'ISO-8859-1');
    const [found] = await read(Buffer.from(source, 'latin1'));
    expect(found?.name).toBe('Questão 1 & meia');
  });

  it('refuses a file that stops in the middle, and names the line and the element', async () => {
    const truncated = quiz(question).slice(0, -60);
    await expect(read(truncated)).rejects.toMatchObject({
      name: 'FileRefusal',
      message: expect.stringContaining('truncado'),
      line: 10,
    });
  });

  it.each(['quiz', 'quiz SYSTEM "moodle[1].dtd"', "quiz PUBLIC '-//Moodle//DTD' 'http://127.0.0.1:9/m.dtd'"])(
    'reads a file with the DOCTYPE %s, whose address is not opened',
    async (doctype) => {
      const [found] = await read(quiz(question).replace('<quiz>', `<!DOCTYPE ${doctype}>\n<quiz>`));
      expect(found).toMatchObject({ defect: null });
    },
  );

  it('refuses an entity bomb at its DOCTYPE', async () => {
    const bomb = '<?xml version="1.0"?>\n<!DOCTYPE quiz [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>\n<quiz>&b;</quiz>';
    await expect(read(bomb)).rejects.toMatchObject({ message: expect.stringContaining('DOCTYPE'), line: 2 });
  });

  it('refuses an undefined entity, a root of another format and an empty file with a sentence each', async () => {
    await expect(read(quiz('&nbsp;'))).rejects.toThrow('entidade desconhecida');
    await expect(read('<html><body/></html>')).rejects.toThrow('não é um arquivo de questões do Moodle');
    await expect(read('  \n')).rejects.toThrow('vazio');
  });

  it('abandons a question of very many parts, and refuses endlessly nested elements', async () => {
    const many = question.replace(
      '</question>',
      `${'<answer/><file name="a b"/><tags><tag><text/></tag></tags>'.repeat(20_000)}</question>`,
    );
    const [big, next] = await read(quiz(`${many}${question}`), 65_536);
    expect(big).toMatchObject({ defect: expect.stringContaining('tamanho máximo'), files: [] });
    expect([big?.answers.length, big?.tags.length]).toEqual([0, 0]);
    expect(next).toMatchObject({ defect: null, tags: ['ano:2022'] });
    await expect(read(quiz('<question>'.repeat(100_000)), 65_536)).rejects.toMatchObject({
      name: 'FileRefusal',
      message: expect.stringContaining('um dentro do outro'),
    });
  });

  it('refuses an endless attribute during reading, however it is cut into pieces', async () => {
    for (const size of [1000, 200_000]) {
      let read = 0;
      const endless = async function* () {
        yield Buffer.from('<quiz>\n<question type="');
        for (; read < 57_000_000; read += size) yield Buffer.alloc(size, '\t');
      };
      await expect(collect(openQuestions(endless()))).rejects.toMatchObject({
        name: 'FileRefusal',
        line: 2,
        message: 'o XML tem uma marca com atributos longos demais',
      });
      expect(read).toBeLessThan(500_000);
    }
    const many = Array.from({ length: 20_000 }, (_, at) => `a${at}="x"`).join(' ');
    await expect(read(`<quiz><question ${many}>`)).rejects.toThrow('atributos longos demais');
  });

  it('abandons a question that is too large without storing it, and continues with the next', async () => {
    const MEGABYTES = 40;
    const aMegabyte = Buffer.alloc(1024 * 1024, 'a');
    let kept = 0;
    async function* huge() {
      yield Buffer.from(
        quiz('').replace(
          '</quiz>',
          '<question type="multichoice"><name><text>Grande</text></name><questiontext><text>',
        ),
      );
      yield aMegabyte;
      const before = heapInUse();
      for (let piece = 1; piece < MEGABYTES; piece += 1) yield aMegabyte;
      kept = heapInUse() - before;
      yield Buffer.from(`</text></questiontext></question>${question}</quiz>`);
    }
    const [big, next] = await collect(openQuestions(huge()));
    expect(big).toMatchObject({
      name: 'Grande',
      defect: expect.stringContaining('tamanho máximo'),
      statement: { text: '' },
    });
    expect(next).toMatchObject({ name: 'Questão 1 & meia', defect: null });
    expect(kept / aMegabyte.length).toBeLessThan(MEGABYTES / 2);
  });
});
