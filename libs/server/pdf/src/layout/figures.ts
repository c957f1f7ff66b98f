import { stretchesOf } from './columns';
import { hangingIn, mainSize } from './lines';
import { hull, touches, type Box, type Graphic, type Page, type TextRun } from '../document/model';

/** A graphic smaller than this in both directions, in points, is a bullet or a stroke of a letter. */
const LEAST_PT = 14;
/** Drawings nearer than this, in points, are one picture. */
const NEAR_PT = 6;
/** A shape that covers more of the page than this lies behind its text. */
const BACKGROUND = 0.5;

/** A box with this many letters is a frame. */
const FRAMED_LETTERS = 12;
/** A box with text that is lower than this many lines is a shade behind it. */
const SHADE_LINES = 2.2;
/** This many framed texts side by side form a diagram. */
const DIAGRAM_FRAMES = 4;

/** Width of a page's outer margin, in points, which holds printer's marks and hatching. */
const MARGIN_PT = 21;
/**
 * A drawing's label: smaller than the page's text by this factor, with few letters, and within LABEL_PT points of it.
 */
const LABEL_SIZE = 0.76;
const LABEL_CHARS = 24;
const LABEL_PT = 4;

/** At least HATCHES drawings of equal size in HATCH_ROWS rows are hatching, if each is smaller than HATCH_PT points. */
const HATCHES = 8;
const HATCH_ROWS = 2;
const HATCH_PT = 12;
const SAME_PT = 1;

const areaOf = ({ x0, y0, x1, y1 }: Box): number => Math.max(0, x1 - x0) * Math.max(0, y1 - y0);

/** A box around text: a frame, the shade behind a heading, or one part of a diagram. */
function isFrame(graphic: Graphic, runs: readonly TextRun[]): boolean {
  if (graphic.kind === 'image') return false;
  const inside = runs.filter(
    ({ x0, x1, y, text }) =>
      text.trim() !== '' && x0 >= graphic.x0 - 2 && x1 <= graphic.x1 + 2 && y > graphic.y0 && y <= graphic.y1 + 2,
  );
  const letters = inside.reduce((sum, { text }) => sum + text.trim().length, 0);
  const size = Math.max(0, ...inside.map((run) => run.size));
  return letters >= FRAMED_LETTERS || (letters > 0 && graphic.y1 - graphic.y0 < SHADE_LINES * size);
}

const isAlike = (one: number, other: number): boolean => Math.abs(one - other) < SAME_PT;

/** Whether drawings are the hatching of a bar: a row or two of small strokes that are all alike. */
function isHatching(drawings: readonly Graphic[]): boolean {
  const [first] = drawings;
  if (!first || drawings.length < HATCHES) return false;
  const [width, height] = [first.x1 - first.x0, first.y1 - first.y0];
  return (
    Math.max(width, height) < HATCH_PT &&
    new Set(drawings.map(({ y0 }) => Math.round(y0))).size <= HATCH_ROWS &&
    drawings.every(({ x0, x1, y0, y1 }) => isAlike(x1 - x0, width) && isAlike(y1 - y0, height))
  );
}

/** The regions of a page that contain something other than text and straight lines, each to be cut out as a picture. */
export function figuresOf({ graphics, runs, width, height }: Page): Box[] {
  const drawn = graphics.filter(
    (graphic) => graphic.kind !== 'rule' && !graphic.blank && areaOf(graphic) < BACKGROUND * width * height,
  );
  const clusters: { box: Box; frames: number; drawings: Graphic[] }[] = [];
  for (const graphic of drawn) {
    const near = clusters.filter(({ box }) => touches(box, graphic, NEAR_PT));
    const frame = isFrame(graphic, runs);
    const together = {
      box: hull([graphic, ...near.map(({ box }) => box)]),
      frames: near.reduce((sum, { frames }) => sum + frames, frame ? 1 : 0),
      drawings: [...near.flatMap(({ drawings }) => drawings), ...(frame ? [] : [graphic])],
    };
    clusters.splice(0, clusters.length, ...clusters.filter((cluster) => !near.includes(cluster)), together);
  }
  const isWithin = ({ x0, y0, x1, y1 }: Box) =>
    x1 > MARGIN_PT && y1 > MARGIN_PT && x0 < width - MARGIN_PT && y0 < height - MARGIN_PT;
  return clusters
    .filter(({ frames, drawings }) => (drawings.length > 0 && !isHatching(drawings)) || frames >= DIAGRAM_FRAMES)
    .map(({ box }) => box)
    .filter(({ x0, y0, x1, y1 }) => Math.max(x1 - x0, y1 - y0) >= LEAST_PT && Math.min(x1 - x0, y1 - y0) >= 4)
    .filter(isWithin);
}

/** A figure with the small labels at its edges. */
export function withLabels(figure: Box, runs: readonly TextRun[]): Box {
  const size = mainSize(runs);
  const stretches = stretchesOf(runs);
  const hanging = hangingIn(runs);
  const labels = runs.filter((run) => {
    const stretch = stretches.get(run);
    return stretch && !hanging.has(run) && run.size < LABEL_SIZE * size && stretch.text.trim().length <= LABEL_CHARS;
  });
  let box = figure;
  for (const run of labels.sort((one, other) => Math.abs(one.y - figure.y0) - Math.abs(other.y - figure.y0))) {
    const own = { x0: run.x0, x1: run.x1, y0: run.y - run.size * 0.8, y1: run.y + run.size * 0.2 };
    if (touches(box, own, LABEL_PT)) box = hull([box, own]);
  }
  return box;
}
