import { column, questionLines, writePdf, type DrawnPage, type DrawnText } from '../testing';
import { readPaperFile } from './read-file';

const line = (x: number, y: number, width: number) => ({ x, y, width, height: 0.5 });
const post = (x: number, y: number, height: number) => ({ x, y, width: 0.5, height });

/** The first question of a paper of two; its text continues below `drawn`. */
async function read({ texts = [], ...drawn }: DrawnPage) {
  const page = {
    ...drawn,
    texts: [
      ...column(['Questão 1', 'Veja o que segue.']),
      ...texts,
      ...column(['Assinale a certa.', 'A) um', 'B) dois', ...questionLines(2, { letters: 'AB' })], { y: 240 }),
    ],
  };
  const key = { bytes: Buffer.from('1;A\n2;B'), isPdf: false };
  const { questions } = await readPaperFile({ paper: writePdf([page]), key, booklet: null });
  return questions[0];
}

const ROWS = [
  ['Cidade', 'Renda', 'Casas'],
  ['Aurora', '1.250', '30'],
  ['Belém do Vale', '980', '41'],
];
const cells = (rows: string[][], font?: 'bold'): DrawnText[] =>
  rows.flatMap((row, at) =>
    row.map((text, by) => ({ x: 64 + by * 80, y: 124 + at * 20, text, ...(font && at === 0 && { font }) })),
  );
const grid = [
  ...[110, 130, 150, 170].map((y) => line(60, y, 240)),
  ...[60, 140, 220, 300].map((x) => post(x, 110, 60)),
];
const before = '<p>Veja o que segue.</p>';
const after = '<p>Assinale a certa.</p>';
const html = (rows: string[][], head = 'td') =>
  `<table><tbody>${rows
    .map((row, at) => {
      const tag = at === 0 ? head : 'td';
      return `<tr>${row.map((text) => `<${tag}>${text}</${tag}>`).join('')}</tr>`;
    })
    .join('')}</tbody></table>`;

describe('a table', () => {
  it('with lines stays in its place, with headings if its first row is bold', async () => {
    const question = await read({ texts: cells(ROWS, 'bold'), boxes: grid });
    expect(question).toMatchObject({ statement: before + html(ROWS, 'th') + after, pictures: [], doubts: [] });
  });

  it('without lines is recognised if its columns stand apart in every row', async () => {
    expect((await read({ texts: cells(ROWS) }))?.statement).toBe(before + html(ROWS) + after);
  });

  it('has cells that span several columns if no line divides them', async () => {
    const texts = [{ x: 90, y: 124, text: 'Cidades e rendas' }, ...cells(ROWS).filter(({ y }) => y > 130)];
    const boxes = [...grid.filter(({ x }) => x === 60 || x === 300), post(140, 130, 40), post(220, 130, 40)];
    expect((await read({ texts, boxes }))?.statement).toContain(
      '<tr><td colspan="3">Cidades e rendas</td></tr><tr><td>Aurora',
    );
  });

  it('is cut out as a picture if a text crosses its lines', async () => {
    const texts = [...cells(ROWS), { x: 200, y: 164, text: 'que atravessa a linha' }];
    const question = await read({ texts: texts.filter(({ text }) => text !== '980'), boxes: grid });
    expect(question?.statement).toBe(
      `${before}<p><img src="@@PLUGINFILE@@/figura-1.png" alt="Figura da prova"></p>${after}`,
    );
    expect(question?.pictures).toHaveLength(1);
  });

  it('is not a framed text, a numbered list, or alternatives beside each other', async () => {
    const framed = await read({
      texts: [{ x: 64, y: 124, text: 'Um texto que uma moldura cerca.' }],
      boxes: [line(60, 110, 240), line(60, 130, 240), post(60, 110, 20), post(300, 110, 20)],
    });
    expect(framed?.statement).toContain('<p>Um texto que uma moldura cerca.</p>');
    const list = ['1', '2', '3'].map((number) => [`${number}.`, `o passo ${number}`]);
    expect((await read({ texts: cells(list) }))?.statement).not.toContain('<table>');
  });
});

describe('a two-dimensional formula', () => {
  it('is cut out as a picture within its line', async () => {
    const texts = [
      { x: 40, y: 120, text: 'O valor de x =' },
      { x: 118, y: 114, text: 'a + b' },
      { x: 126, y: 128, text: '2c' },
      { x: 150, y: 120, text: 'é dado em metros.' },
    ];
    const question = await read({ texts, boxes: [line(114, 117, 32)] });
    expect(question?.statement).toContain(
      'O valor de x = <img src="@@PLUGINFILE@@/figura-1.png" alt="Fórmula, como está impressa na prova, de cima para baixo: a + b; 2c"> é dado em metros.',
    );
    expect(question?.pictures).toHaveLength(1);
  });

  it('is not seen in an underlined word above another line', async () => {
    const texts = column(['grifada', 'segue'], { y: 120 });
    expect((await read({ texts, boxes: [line(40, 121.5, 30)] }))?.statement).toContain('<u>grifada</u>');
  });
});
