import { token } from '@mapa/ui-kit';
import { createGlobalStyle } from 'styled-components';

/** A text as a string of CSS: whatever is no plain letter, digit or space by its code. */
export const cssString = (text: string): string =>
  `"${text.replace(/[^\p{L}\p{N} ]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`;

/**
 * Margins of the printed page, its number and the paper's name on all but the first, where it is the title. Browsers that
 * know no boxes in the margin (Firefox, Safari) leave those two out.
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
