import sharp from 'sharp';
import { findMarkup } from '../html/find-markup';
import { normalise } from '../file/normalise';
import { emptyQuestion } from '../model/raw-question';
import { drawSvg } from './draw-svg';

const SQUARE =
  '<svg viewBox="0 0 100 50" width="100" height="50" onload="x()"><title>Um  quadrado</title><script>x()</script><rect x="0" y="0" width="50" height="50" fill="#f00"/></svg>';

function ask(statement: string) {
  const answers = ['a', 'b'].map((text, index) => ({ text, format: 'plain' as const, fraction: index * 100 }));
  const question = {
    ...emptyQuestion(1, []),
    name: 'Q1',
    kind: 'multichoice',
    statement: { text: `Qual? ${statement}`, format: 'html' as const },
    answers,
  };
  return normalise(question, { exam: null, defaultSubject: null, fileName: 'a', subjectMap: null });
}

describe('a drawing in SVG', () => {
  it('becomes a picture on white, at twice the resolution, with its title', async () => {
    const { statement, media } = await ask(SQUARE);
    const [image] = media;
    expect(statement).toBe(`Qual? <img src="/api/media/${image?.hash}" alt="Um quadrado" width="200" height="100" />`);
    const { data, info } = await sharp(image?.bytes).raw().toBuffer({ resolveWithObject: true });
    const colourAt = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
    expect([colourAt(50, 50), colourAt(150, 50)]).toEqual([
      [255, 0, 0],
      [255, 255, 255],
    ]);
  });

  it('keeps its own references and case-sensitive names', async () => {
    const gradient =
      '<svg viewBox="0 0 10 10"><defs><linearGradient id="g"><stop offset="0" stop-color="#00f"/></linearGradient></defs><g inkscape:label="a"><rect id="r" width="10" height="10" fill="url(#g)"/></g><use xlink:href="#r"/></svg>';
    const { media } = await ask(gradient);
    const { channels } = await sharp(media[0]?.bytes).stats();
    expect(channels.map(({ mean }) => Math.round(mean))).toEqual([0, 0, 255]);
  });

  it('is limited in size', async () => {
    const { media } = await ask('<svg width="9000" height="900"><circle cx="500" cy="500" r="400"/></svg>');
    expect(media[0]).toMatchObject({ width: 1440, height: 144 });
  });

  it.each([
    ['loads a picture', '<svg width="9" height="9"><image href="https://x.br/a.png"/></svg>', 'usa <image>'],
    ['holds HTML', '<svg width="9" height="9"><foreignObject><p>a</p></foreignObject></svg>', 'usa <foreignObject>'],
    ['filters', '<svg width="9" height="9"><filter id="f"/><rect width="5" height="5"/></svg>', 'usa <filter>'],
    [
      'goes deep',
      `<svg width="9" height="9">${'<g opacity=".5">'.repeat(40)}<rect width="5" height="5"/>${'</g>'.repeat(40)}</svg>`,
      'grupos demais',
    ],
    ['shows nothing', '<svg width="9" height="9"><g/></svg>', 'em branco'],
    ['has no size', '<svg width="0" height="0"><rect width="5" height="5"/></svg>', 'o desenho SVG do texto'],
    ['is not closed', '<svg width="9" height="9"><rect width="5" height="5"/>', 'não é fechado'],
  ])('that %s refuses the question with a reason', async (_, svg, reason) => {
    await expect(ask(svg)).rejects.toMatchObject({ name: 'QuestionRefusal', message: expect.stringContaining(reason) });
  });

  it('that never ends is aborted', async () => {
    const [endless] = await findMarkup(
      `<svg width="900" height="900"><path stroke-dasharray="0.01" stroke="red" d="${'M0 0L900 900'.repeat(15_000)}"/></svg>`,
    );
    await expect(drawSvg(endless?.root ?? { name: '', attributes: {}, children: [] }, 1)).rejects.toThrow(
      'não pôde ser desenhado',
    );
  });

  it('draws letters if this machine has fonts, and otherwise reports it', async () => {
    const words = await ask('<svg width="90" height="30"><text x="5" y="20">eixo</text></svg>').then(
      ({ media }) => media.length,
      (error: Error) => error.message,
    );
    expect([
      1,
      'o desenho SVG do texto contém letras, e esta máquina não tem fontes para desenhá-las; inclua-o como PNG',
    ]).toContain(words);
  });
});
