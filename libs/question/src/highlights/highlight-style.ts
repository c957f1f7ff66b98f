import type { HighlightColor } from '@mapa/domain';
import { token } from '@mapa/ui-kit';
import { createGlobalStyle, css } from 'styled-components';

/**
 * A translucent background and an underline for each colour, so that highlights are distinguishable without colour
 * vision.
 */
export const inkOf: Record<HighlightColor, { wash: string; line: string }> = {
  amarelo: { wash: token.color.heat1, line: token.color.heat3 },
  verde: { wash: token.color.successWash, line: token.color.success },
  azul: { wash: token.color.infoWash, line: token.color.info },
  rosa: { wash: token.color.warningWash, line: token.color.warning },
};

const look = (color: HighlightColor) => css`
  [data-grifo][data-cor='${color}'] {
    background: ${inkOf[color].wash};
    box-shadow: 0 2px ${inkOf[color].line};
  }
`;

/** The statement's element is plain HTML, so its <mark> elements are styled by attributes. */
export const HighlightStyles = createGlobalStyle`
  [data-grifo] { color: inherit; cursor: pointer; box-decoration-break: clone; }
  ${look('amarelo')}
  ${look('verde')}
  ${look('azul')}
  ${look('rosa')}
  @media (forced-colors: active) { [data-grifo] { text-decoration: underline; } }
`;
