/** Text at a place of a page; `y` is its baseline, in points from the upper edge. */
export interface DrawnText {
  x: number;
  y: number;
  text: string;
  size?: number;
  font?: 'regular' | 'bold' | 'italic' | 'mono';
  /** The text runs upwards. */
  turned?: boolean;
}

export interface DrawnPage {
  texts?: DrawnText[];
  /** Straight lines and filled boxes, from the upper left corner. */
  boxes?: { x: number; y: number; width: number; height: number; grey?: number }[];
  /** A picture of one colour. */
  images?: { x: number; y: number; width: number; height: number }[];
}

/** Parts of a file besides its pages. */
interface FileParts {
  /** More entries of the trailer, as an encrypted file has them. */
  trailer?: string;
  /** More entries of the catalogue, such as a script that runs when the file is opened. */
  catalogue?: string;
  /** The width and height that its picture claims, in pixels. */
  imageSide?: number;
}

const [WIDTH, HEIGHT] = [595, 842];
const FONTS = { regular: 'Helvetica', bold: 'Helvetica-Bold', italic: 'Helvetica-Oblique', mono: 'Courier' } as const;
const NAMES = Object.keys(FONTS) as (keyof typeof FONTS)[];

const WINDOWS_1252 = new Map([
  ['–', 0x96],
  ['—', 0x97],
  ['“', 0x93],
  ['”', 0x94],
  ['•', 0x95],
]);
const hex = (text: string): string =>
  `<${[...text].map((one) => (WINDOWS_1252.get(one) ?? one.charCodeAt(0)).toString(16).padStart(2, '0')).join('')}>`;

function contentOf({ texts = [], boxes = [], images = [] }: DrawnPage): string {
  return [
    ...boxes.map(
      ({ x, y, width, height, grey = 0 }) => `${grey} g ${x} ${HEIGHT - y - height} ${width} ${height} re f 0 g`,
    ),
    ...images.map(({ x, y, width, height }) => `q ${width} 0 0 ${height} ${x} ${HEIGHT - y - height} cm /Im Do Q`),
    ...texts.map(
      ({ x, y, text, size = 10, font = 'regular', turned }) =>
        `BT /${font} ${size} Tf ${turned ? '0 1 -1 0' : '1 0 0 1'} ${x} ${HEIGHT - y} Tm ${hex(text)} Tj ET`,
    ),
  ].join('\n');
}

/** A small PDF of A4 pages in the standard fonts. */
export function writePdf(
  pages: readonly DrawnPage[],
  { trailer = '', catalogue = '', imageSide = 1 }: FileParts = {},
): Buffer {
  const first = 4 + NAMES.length;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${first + 2 * at} 0 R`).join(' ')}] >>`,
    stream(
      `/Type /XObject /Subtype /Image /Width ${imageSide} /Height ${imageSide} /ColorSpace /DeviceRGB /BitsPerComponent 8`,
      '\u0010\u0080\u00f0',
    ),
    ...NAMES.map((name) => `<< /Type /Font /Subtype /Type1 /BaseFont /${FONTS[name]} /Encoding /WinAnsiEncoding >>`),
    ...pages.flatMap((page, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents ${first + 2 * at + 1} 0 R /Resources << /XObject << /Im 3 0 R >> /Font << ${NAMES.map((name, font) => `/${name} ${4 + font} 0 R`).join(' ')} >> >> >>`,
      stream('', contentOf(page)),
    ]),
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  return Buffer.from(
    `${body}xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R ${trailer} >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
}

const stream = (entries: string, content: string): string =>
  `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;

/**
 * Positions lines one below the other.
 * @param options position of the first line, and line spacing
 */
export function column(
  lines: readonly (string | Partial<DrawnText>)[],
  { x = 40, y = 80, leading = 12 }: { x?: number; y?: number; leading?: number } = {},
): DrawnText[] {
  return lines.flatMap((line, at) => {
    const own = typeof line === 'string' ? { text: line } : line;
    return own.text ? [{ x: x + (own.x ?? 0), y: y + at * leading, text: own.text, ...pick(own) }] : [];
  });
}

const pick = ({ font, size }: Partial<DrawnText>) => ({ ...(font && { font }), ...(size && { size }) });

/** A question in two paragraphs with alternatives, as lines of `column`. */
export const questionLines = (
  number: number,
  { head = `Questão ${number}`, letters = 'ABCD', mark = ')' }: { head?: string; letters?: string; mark?: string } = {},
): (string | Partial<DrawnText>)[] => [
  { text: head, font: 'bold' },
  `Enunciado da questão de número ${number}, que`,
  'segue na linha de baixo.',
  '',
  ...[...letters].map((letter) => `${letter}${mark} alternativa ${letter} da ${number}`),
  '',
];
