import { RichText, media } from '@mapa/ui-kit';
import { styled } from 'styled-components';

/** Question HTML for paper: in the sheet's type size, with tighter spacing, and without harmful breaks. */
export const PaperText = styled(RichText).attrs({ eager: true })`
  && {
    max-width: none;
    font-size: var(--type-size);
    line-height: 1.3;
    orphans: 2;
    widows: 2;
  }
  && > * + * {
    margin-top: 0.4em;
  }
  && img {
    width: auto;
    max-height: 9cm;
    margin-block: 0.3em;
    break-inside: avoid;
  }
  && .math-display,
  && tr {
    break-inside: avoid;
  }
  /* Lines grow by their fractions, which the letters beside and above leave air to. */
  && .math-inline .katex {
    display: inline-block;
    padding-block: 0.15em;
  }
  ${media.print} {
    && .table-box,
    && .math-display {
      overflow: visible;
    }
  }
`;
