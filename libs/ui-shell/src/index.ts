export { Wordmark } from './brand/wordmark';
export { Footer } from './footer/footer';
export type { FooterProps, OutsideLinks } from './footer/footer';
export { Header } from './header/header';
export type { HeaderProps } from './header/header';
export { layoutOf } from './layout/layout-rules';
export type { LayoutRule } from './layout/layout-rules';
export { OutboxIndicator } from './outbox/outbox-indicator';
