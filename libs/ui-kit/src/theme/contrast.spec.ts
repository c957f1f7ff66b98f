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

describe.each([
  ['light', lightTokens],
  ['dark', darkTokens],
])('the %s theme', (_name, palette) => {
  it.each(texts)('lets people read %s on %s (4.5:1)', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controls)('shows where a control is: %s on %s (3:1)', (line, ground) => {
    expect(contrast(palette[line], palette[ground])).toBeGreaterThanOrEqual(3);
  });
});
