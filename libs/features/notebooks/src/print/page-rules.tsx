import { token } from '@mapa/ui-kit';
import { createGlobalStyle } from 'styled-components';

/** A text as a CSS string: characters other than letters, digits and spaces are escaped. */
export const cssString = (text: string): string =>
  `"${text.replace(/[^\p{L}\p{N} ]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`;

/**
 * Page margins, page number and, on all pages but the first, the paper's name. Browsers without margin boxes (Firefox,
 * Safari) omit the latter two.
 */
export const PageRules = createGlobalStyle<{ $title: string }>`
  @page {
    margin: 14mm 12mm;
    @top-left { content: ${({ $title }) => cssString($title)}; font: 8pt ${token.family.sans}; }
    @bottom-right { content: "Página " counter(page) " de " counter(pages); font: 8pt ${token.family.sans}; }
  }
  @page :first {
    @top-left { content: none; }
  }
`;
