import { darkTokens, lightTokens, type Palette } from './palette';

const channel = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Relative luminance of a #rrggbb colour, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

type Pair = [keyof Palette, keyof Palette];
const grounds: (keyof Palette)[] = ['paper', 'sheet', 'well'];
const onEveryGround: (keyof Palette)[] = [
  'ink',
  'inkSoft',
  'inkFaint',
  'accent',
  'accentStrong',
  'heatInk',
  'success',
  'danger',
  'warning',
  'info',
];
const texts: Pair[] = [
  ...onEveryGround.flatMap((text) => grounds.map((ground): Pair => [text, ground])),
  ['onAccent', 'accent'],
  ['onAccent', 'accentStrong'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerStrong'],
  ['accent', 'accentWash'],
  ['accentStrong', 'accentWash'],
  ['ink', 'accentWash'],
  ['inkSoft', 'accentWash'],
  ['ink', 'mark'],
  ['heatInk', 'heatWash'],
  ['success', 'successWash'],
  ['danger', 'dangerWash'],
  ['warning', 'warningWash'],
  ['info', 'infoWash'],
];
const controls: Pair[] = grounds.flatMap((ground): Pair[] => [
  ['edge', ground],
  ['focus', ground],
  ['accent', ground],
]);

/** Colours used alone in drawings, which must be visible on the page. */
const drawings: Pair[] = grounds.flatMap((ground): Pair[] => [
  ['walked', ground],
  ['accuracy1', ground],
  ['accuracy4', ground],
]);

/** Full dichromacy as a change of linear light (Machado, Oliveira and Fernandes 2009, severity 1). */
const EYES = {
  'all colours': [1, 0, 0, 0, 1, 0, 0, 0, 1],
  'no red': [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  'no green': [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
} as const;

/** CIE L*a*b* of a #rrggbb colour as seen with this dichromacy. */
function seen(hex: string, eyes: keyof typeof EYES): number[] {
  const light = [1, 3, 5].map((at) => channel(parseInt(hex.slice(at, at + 2), 16) / 255));
  const times = (matrix: readonly number[], vector: readonly number[]) =>
    [0, 3, 6].map((row) => vector.reduce((sum, value, at) => sum + (matrix[row + at] ?? 0) * value, 0));
  const rgb = times(EYES[eyes], light).map((value) => Math.min(1, Math.max(0, value)));
  const toXyz = [0.4124, 0.3576, 0.1805, 0.2126, 0.7152, 0.0722, 0.0193, 0.1192, 0.9505];
  const white = [0.9505, 1, 1.089];
  const [x = 0, y = 0, z = 0] = times(toXyz, rgb).map((value, at) => {
    const share = value / (white[at] ?? 1);
    return share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116;
  });
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const distance = (one: string, other: string, eyes: keyof typeof EYES): number => {
  const [first, second] = [seen(one, eyes), seen(other, eyes)];
  return Math.hypot(...first.map((value, at) => value - (second[at] ?? 0)));
};

/** Ten is a difference that is visible at a glance. */
const SEEN = 10;
const SCALE: (keyof Palette)[] = ['accuracy1', 'accuracy2', 'accuracy3', 'accuracy4'];
const apart: Pair[] = [
  ...SCALE.flatMap((one, at) => SCALE.slice(at + 1).map((other): Pair => [one, other])),
  ...SCALE.map((one): Pair => ['walked', one]),
  ...SCALE.map((one): Pair => ['heat3', one]),
];

describe.each([
  ['light', lightTokens],
  ['dark', darkTokens],
])('the %s theme', (_name, palette) => {
  it.each(texts)('makes %s on %s readable (4.5:1)', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(drawings)('makes drawings visible: %s on %s (3:1)', (line, ground) => {
    expect(contrast(palette[line], palette[ground])).toBeGreaterThanOrEqual(3);
  });

  it.each(apart)('keeps %s and %s distinct, even for people who see no red or no green', (one, other) => {
    for (const eyes of Object.keys(EYES) as (keyof typeof EYES)[]) {
      expect(distance(palette[one], palette[other], eyes)).toBeGreaterThanOrEqual(SEEN);
    }
  });

  it.each(controls)('makes controls visible: %s on %s (3:1)', (line, ground) => {
    expect(contrast(palette[line], palette[ground])).toBeGreaterThanOrEqual(3);
  });
});
