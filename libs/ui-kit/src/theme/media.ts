/** Window widths at which a layout may change, in pixels. */
const breakpoint = { small: 360, medium: 768, wide: 960, large: 1280 } as const;

/** Media queries by name, from small windows up. */
export const media = {
  medium: `@media (min-width: ${breakpoint.medium}px)`,
  large: `@media (min-width: ${breakpoint.large}px)`,
  /** Wide enough for the whole header: seven links, and a name of ten letters. */
  wide: `@media (min-width: ${breakpoint.wide}px)`,
  /** Below it, subjects do not fit beside a question. */
  belowLarge: `@media (max-width: ${breakpoint.large - 0.02}px)`,
  belowWide: `@media (max-width: ${breakpoint.wide - 0.02}px)`,
  belowMedium: `@media (max-width: ${breakpoint.medium - 0.02}px)`,
  calm: '@media (prefers-reduced-motion: reduce)',
  hover: '@media (hover: hover)',
  print: '@media print',
} as const;
