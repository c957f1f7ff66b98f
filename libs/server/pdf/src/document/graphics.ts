import { OPS, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Box, Graphic, GraphicKind } from './model';

type Matrix = [number, number, number, number, number, number];

interface OperatorList {
  fnArray: readonly number[];
  argsArray: readonly unknown[];
}

/** A straight line thicker than this, in points, counts as an area. */
const RULE_MAX_PT = 1.5;
/** A fill at least this light is background, or hides something. */
const BLANK_LIGHTNESS = 0.92;

const PAINTED = new Set([
  OPS.fill,
  OPS.eoFill,
  OPS.stroke,
  OPS.closeStroke,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);
const STROKED_ONLY = new Set([OPS.stroke, OPS.closeStroke]);
const IMAGES = new Set([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintInlineImageXObjectGroup,
  OPS.paintImageMaskXObjectGroup,
  OPS.paintImageXObjectRepeat,
  OPS.paintImageMaskXObjectRepeat,
  OPS.paintSolidColorImageMask,
]);

function boxOf(matrix: Matrix, [x0, y0, x1, y1]: readonly [number, number, number, number]): Box {
  const corners = [
    [x0, y0],
    [x1, y0],
    [x0, y1],
    [x1, y1],
  ].map(([x = 0, y = 0]) => ({
    x: matrix[0] * x + matrix[2] * y + matrix[4],
    y: matrix[1] * x + matrix[3] * y + matrix[5],
  }));
  return {
    x0: Math.min(...corners.map(({ x }) => x)),
    y0: Math.min(...corners.map(({ y }) => y)),
    x1: Math.max(...corners.map(({ x }) => x)),
    y1: Math.max(...corners.map(({ y }) => y)),
  };
}

const lightness = (colour: unknown): number => {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(String(colour));
  if (!hex) return 0;
  const [red = 0, green = 0, blue = 0] = hex.slice(1).map((part) => parseInt(part, 16) / 255);
  return Math.min(red, green, blue);
};

const kindOf = ({ x0, y0, x1, y1 }: Box): GraphicKind => (Math.min(x1 - x0, y1 - y0) <= RULE_MAX_PT ? 'rule' : 'shape');

/**
 * Drawn content of a page besides its text: pictures, straight lines and other shapes, each with its box.
 * @param list the page's operators from pdf.js
 * @param viewport transformation of the file's coordinates to points from the upper left corner
 */
export function readGraphics({ fnArray, argsArray }: OperatorList, viewport: readonly number[]): Graphic[] {
  const found: Graphic[] = [];
  const start = { matrix: viewport as Matrix, fill: 0, stroke: 0 };
  const saved: (typeof start)[] = [];
  let state = { ...start };
  const multiply = (by: unknown) => {
    if (Array.isArray(by) && by.length === 6) state.matrix = Util.transform(state.matrix, by as Matrix) as Matrix;
  };
  for (const [at, operator] of fnArray.entries()) {
    const args = argsArray[at] as unknown[] | null;
    if (operator === OPS.save || operator === OPS.paintFormXObjectBegin) saved.push({ ...state });
    if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) state = saved.pop() ?? { ...start };
    if (operator === OPS.transform) multiply(args);
    if (operator === OPS.paintFormXObjectBegin) multiply(args?.[0]);
    if (operator === OPS.setFillRGBColor) state.fill = lightness(args?.[0]);
    if (operator === OPS.setStrokeRGBColor) state.stroke = lightness(args?.[0]);
    if (IMAGES.has(operator)) found.push({ ...boxOf(state.matrix, [0, 0, 1, 1]), kind: 'image', blank: false });
    if (operator === OPS.constructPath && PAINTED.has(args?.[0] as number)) {
      const bounds = args?.[2] as ArrayLike<number> | null | undefined;
      if (!bounds) continue;
      const box = boxOf(state.matrix, [bounds[0] ?? 0, bounds[1] ?? 0, bounds[2] ?? 0, bounds[3] ?? 0]);
      const colour = STROKED_ONLY.has(args?.[0] as number) ? state.stroke : state.fill;
      if ([box.x0, box.y0, box.x1, box.y1].every(Number.isFinite))
        found.push({ ...box, kind: kindOf(box), blank: colour >= BLANK_LIGHTNESS });
    }
  }
  return found;
}
