import { colorReferences } from './css-variables';
import { lightTokens } from './palette';

/** A size that grows linearly between a 360 px and a 1280 px window. */
const fluid = (fromPx: number, toPx: number): string => {
  const slope = (toPx - fromPx) / (1280 - 360);
  const startRem = (fromPx - slope * 360) / 16;
  return `clamp(${fromPx / 16}rem, ${startRem.toFixed(4)}rem + ${(slope * 100).toFixed(4)}vw, ${toPx / 16}rem)`;
};

/**
 * Design tokens. Colours are custom properties, so that the theme changes without a render; the rest are plain values,
 * because both themes share them.
 */
export const token = {
  color: colorReferences(lightTokens),
  /** The 8 px grid, with one half step. */
  space: {
    half: '0.25rem',
    x1: '0.5rem',
    x1h: '0.75rem',
    x2: '1rem',
    x3: '1.5rem',
    x4: '2rem',
    x6: '3rem',
    x8: '4rem',
    x12: '6rem',
  },
  radius: { small: '2px', medium: '4px', large: '8px', pill: '999px' },
  family: {
    sans: "'Mapa Sans','Mapa Sans Reserva',system-ui,sans-serif",
    serif: "'Mapa Serif','Mapa Serif Reserva',Georgia,serif",
    mono: 'ui-monospace,SFMono-Regular,Menlo,Consolas,monospace',
  },
  size: {
    tiny: '0.8125rem',
    small: '0.9375rem',
    body: '1.0625rem',
    /** Statements; scaled by the student through `--reading-scale`. */
    reading: `calc(${fluid(17.5, 19)} * var(--reading-scale, 1))`,
    lead: fluid(18, 21),
    title3: fluid(19, 22),
    title2: fluid(23, 30),
    title1: fluid(30, 44),
  },
  weight: { text: 400, medium: 500, strong: 600, heavy: 700 },
  leading: { flat: 1, title: 1.15, snug: 1.35, text: 1.5, reading: 1.62 },
  /** 65–75 characters a line of the reading serif. */
  measure: { reading: '68ch', text: '60ch', page: '76rem', narrow: '26rem' },
  motion: { quick: '90ms', calm: '160ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' },
  layer: { raised: 1, header: 10, sheet: 40, dialog: 50, toast: 60, skip: 70 },
  /** Smallest side of a touch target. */
  target: '2.75rem',
} as const;
