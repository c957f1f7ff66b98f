export { Wordmark } from './brand/wordmark';
export type { OutsideLinks } from './footer/footer';
export { Shell } from './shell/shell';
export type { ShellProps } from './shell/shell';
export { StaticShell } from './shell/static-shell';
