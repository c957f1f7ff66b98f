import type { Palette } from './palette';

const kebab = (name: string): string => name.replace(/([A-Z]|\d+)/g, (part) => `-${part.toLowerCase()}`);

/** The custom property of a colour: `inkSoft` → `--color-ink-soft`. */
function colorVariable(name: keyof Palette): string {
  return `--color-${kebab(name)}`;
}

/** A palette as CSS declarations, for a rule such as `:root`. */
export function colorDeclarations(palette: Palette): string {
  const names = Object.keys(palette) as (keyof Palette)[];
  return names.map((name) => `${colorVariable(name)}:${palette[name]};`).join('');
}

/** Each colour's `var(…)`, typed by the palette's own names. */
export function colorReferences(palette: Palette): Record<keyof Palette, string> {
  const names = Object.keys(palette) as (keyof Palette)[];
  return Object.fromEntries(names.map((name) => [name, `var(${colorVariable(name)})`])) as Record<
    keyof Palette,
    string
  >;
}
