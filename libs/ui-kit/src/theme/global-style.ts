import { EARLY_PRESS } from '@mapa/domain';
import { createGlobalStyle } from 'styled-components';
import { colorDeclarations } from './css-variables';
import { media } from './media';
import { darkTokens, lightTokens } from './palette';
import { token } from './token';

/**
 * Both themes, the reset and the few rules for bare elements. The dark theme applies with `data-tema="escuro"` on the
 * root.
 */
export const GlobalStyle = createGlobalStyle`
  :root { color-scheme: light; ${colorDeclarations(lightTokens)} }
  :root[data-tema='escuro'] { color-scheme: dark; ${colorDeclarations(darkTokens)} }
  ${media.print} { :root, :root[data-tema='escuro'] { color-scheme: light; ${colorDeclarations(lightTokens)} } }

  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; padding: 0; }
  html { text-size-adjust: 100%; -webkit-text-size-adjust: 100%; }
  body {
    min-height: 100dvh;
    background: ${token.color.paper};
    color: ${token.color.ink};
    font: ${token.weight.text} ${token.size.body}/${token.leading.text} ${token.family.sans};
    font-synthesis-weight: none;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }
  img, svg, video { display: block; max-width: 100%; }
  img { height: auto; }
  ul, ol { list-style: none; }
  a { color: inherit; text-decoration: none; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { border: 0; background: none; text-align: inherit; }
  button[${EARLY_PRESS}] { opacity: 0.6; cursor: progress; }
  fieldset { border: 0; min-width: 0; }
  table { border-collapse: collapse; }
  h1, h2, h3, h4 { font-size: inherit; font-weight: inherit; text-wrap: balance; }
  [hidden] { display: none !important; }
  ::selection { background: ${token.color.mark}; color: ${token.color.ink}; }
  :focus-visible { outline: 2px solid ${token.color.focus}; outline-offset: 2px; border-radius: ${token.radius.small}; }
  :focus:not(:focus-visible) { outline: none; }

  ${media.calm} {
    *, *::before, *::after {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 1ms !important;
      scroll-behavior: auto !important;
    }
  }
`;
