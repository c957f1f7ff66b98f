import { css } from 'styled-components';
import { media } from '../theme/media';
import { token } from '../theme/token';

/** Typography of question HTML, element by element. */
export const paperText = css<{ $size: 'reading' | 'body' }>`
  max-width: ${token.measure.reading};
  min-width: 0;
  font-family: ${token.family.serif};
  font-size: ${({ $size }) => token.size[$size]};
  line-height: ${token.leading.reading};
  overflow-wrap: anywhere;
  hanging-punctuation: first allow-end;

  & > * + * {
    margin-top: 0.8em;
  }
  h3,
  h4,
  h5,
  h6 {
    font-weight: ${token.weight.strong};
    line-height: ${token.leading.snug};
  }
  strong {
    font-weight: ${token.weight.strong};
  }
  ul,
  ol {
    padding-left: 1.5em;
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  ol[type='a'] {
    list-style-type: lower-alpha;
  }
  ol[type='A'] {
    list-style-type: upper-alpha;
  }
  ol[type='i'] {
    list-style-type: lower-roman;
  }
  ol[type='I'] {
    list-style-type: upper-roman;
  }
  li + li {
    margin-top: 0.25em;
  }
  sub,
  sup {
    font-size: 0.72em;
    line-height: 0;
  }
  a {
    color: ${token.color.accent};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  hr {
    border: 0;
    border-top: 1px solid ${token.color.rule};
  }
  blockquote {
    padding-left: ${token.space.x2};
    border-left: 2px solid ${token.color.rule};
    color: ${token.color.inkSoft};
  }
  code,
  pre {
    font-family: ${token.family.mono};
    font-size: 0.86em;
  }
  pre {
    padding: ${token.space.x2};
    background: ${token.color.well};
    white-space: pre-wrap;
    line-height: ${token.leading.text};
  }
  code {
    padding-inline: 0.2em;
    background: ${token.color.well};
  }
  pre code {
    padding: 0;
  }
  /* A whole figure is seen at once in a wide window. Its width stays that of its attribute: with "auto", its height
     would be unknown until its bytes arrive, and the alternatives would move. */
  ${media.large} {
    img {
      max-height: min(26rem, 55vh);
      object-fit: contain;
      object-position: left;
    }
  }
  img {
    margin-block: ${token.space.x1};
    background: ${token.color.plate};
    color: ${token.color.inkFaint};
  }
  :root[data-tema='escuro'] & img {
    padding: ${token.space.x1};
    border-radius: ${token.radius.medium};
    object-position: center;
  }
  p > img:not(:only-child) {
    display: inline-block;
    vertical-align: middle;
  }

  .table-box {
    overflow-x: auto;
    overflow-wrap: normal;
  }
  table {
    font-family: ${token.family.sans};
    font-size: 0.9em;
    line-height: ${token.leading.snug};
    font-variant-numeric: tabular-nums;
  }
  caption {
    padding-bottom: ${token.space.x1};
    text-align: left;
    font-weight: ${token.weight.strong};
  }
  th,
  td {
    padding: ${token.space.half} ${token.space.x1h};
    border: 1px solid ${token.color.rule};
    text-align: left;
    vertical-align: top;
  }
  th {
    background: ${token.color.well};
    font-weight: ${token.weight.strong};
  }

  .math-inline {
    white-space: nowrap;
  }
  .math-inline:not([data-rendered]),
  .math-display:not([data-rendered]) {
    font-family: ${token.family.mono};
    font-size: 0.86em;
    white-space: normal;
  }
  .math-display {
    max-width: 100%;
    overflow: auto hidden;
    padding-block: 0.2em;
  }
  .katex {
    font-size: 1.08em;
  }
  .katex-display {
    margin: 0;
    text-align: left;
  }
  .katex-display > .katex {
    text-align: left;
  }
`;
