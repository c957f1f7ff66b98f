import { accuracyOf, levelOf, stretches } from '../pictures/band';
import { lightTokens } from '../theme/palette';
import { token } from '../theme/token';
import { shareText } from '@mapa/domain';
import type { SharedPicture } from './picture';

const WIDTH = 1080;
const HEIGHT = 1350;
const MARGIN = 88;
/** Height of a stop of the route, and the number that fits below the figures. */
const STOP = 78;
const MOST_STOPS = 8;
const ROUTE_TOP = 610;
const ROUTE_WIDTH = 150;

const serif = (size: number) => `600 ${size}px ${token.family.serif}`;
const sans = (size: number, weight = 400) => `${weight} ${size}px ${token.family.sans}`;

/** Breaks a text into lines that fit a width; an overflowing last line ends with an ellipsis. */
function linesOf(context: CanvasRenderingContext2D, text: string, width: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && context.measureText(longer).width > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  lines.push(line);
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1] ?? ''}…`];
}

function drawHead(context: CanvasRenderingContext2D, { title, name, figures }: SharedPicture): void {
  context.fillStyle = lightTokens.accent;
  context.font = sans(36, 600);
  context.fillText(title, MARGIN, 150);
  context.fillStyle = lightTokens.ink;
  context.font = serif(68);
  linesOf(context, name, WIDTH - 2 * MARGIN, 2).forEach((line, at) => context.fillText(line, MARGIN, 250 + at * 80));
  const column = (WIDTH - 2 * MARGIN) / Math.max(figures.length, 1);
  figures.forEach(({ value, label }, at) => {
    context.fillStyle = lightTokens.ink;
    context.font = serif(76);
    context.fillText(value, MARGIN + at * column, 470);
    context.fillStyle = lightTokens.inkSoft;
    context.font = sans(32);
    context.fillText(label, MARGIN + at * column, 520);
  });
}

function drawRoute(context: CanvasRenderingContext2D, subjects: NonNullable<SharedPicture['subjects']>): void {
  const shown = subjects.slice(0, MOST_STOPS);
  const drawn = stretches(shown);
  shown.forEach((subject, at) => {
    const stretch = drawn[at];
    if (!stretch) return;
    const top = ROUTE_TOP + at * STOP;
    const accuracy = accuracyOf(subject);
    context.save();
    context.translate(MARGIN, top);
    context.scale(ROUTE_WIDTH / 100, STOP / 100);
    context.fillStyle = lightTokens[`heat${stretch.heat}`];
    context.fill(new Path2D(stretch.path));
    context.restore();
    context.beginPath();
    context.arc(MARGIN + (stretch.stop / 100) * ROUTE_WIDTH, top + STOP / 2, 17, 0, 2 * Math.PI);
    context.fillStyle = accuracy === null ? lightTokens.sheet : lightTokens[`accuracy${levelOf(accuracy)}`];
    context.fill();
    context.lineWidth = 4;
    context.strokeStyle = lightTokens.sheet;
    context.stroke();
    context.fillStyle = lightTokens.ink;
    context.font = sans(32, 600);
    const [name = ''] = linesOf(context, subject.name, WIDTH - 2 * MARGIN - ROUTE_WIDTH - 180, 1);
    context.fillText(name, MARGIN + ROUTE_WIDTH + 36, top + STOP / 2 + 11);
    if (accuracy === null) return;
    context.textAlign = 'right';
    context.font = sans(32);
    context.fillText(shareText(accuracy), WIDTH - MARGIN, top + STOP / 2 + 11);
    context.textAlign = 'left';
  });
}

/**
 * Draws an achievement as a PNG of 1080 × 1350, in the light theme. Everything happens in the browser: nothing is sent.
 * @throws if the browser cannot create the picture
 */
export async function drawPicture(picture: SharedPicture): Promise<Blob> {
  // Fonts that the page has not used yet are not loaded yet.
  await Promise.all([serif(68), sans(32), sans(32, 600)].map((font) => document.fonts?.load(font)));
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = lightTokens.paper;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = lightTokens.accent;
  context.fillRect(0, 0, WIDTH, 16);
  drawHead(context, picture);
  if (picture.subjects) drawRoute(context, picture.subjects);
  context.fillStyle = lightTokens.accent;
  context.font = serif(44);
  context.fillText('Mapa', MARGIN, HEIGHT - 64);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}
