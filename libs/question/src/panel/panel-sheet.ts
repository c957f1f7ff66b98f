import { media, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

/** A flex column, not a grid: in a grid, a sticky element could not leave its row. */
export const Sheet = styled.article<{ $fillsWindow: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${token.space.x2};
  width: 100%;
  max-width: 46rem;
  ${({ $fillsWindow }) => ($fillsWindow ? 'min-height: calc(100dvh - 3.75rem);' : '')}
  scroll-margin-top: ${token.space.x8};
  outline: none;

  /* What gets the focus is not left under the answer bar. */
  ${media.large} {
    & :is(a, button, input) {
      scroll-margin-bottom: ${token.space.x8};
    }
  }

  :root[data-leitura='-1'] & {
    --reading-scale: 0.9;
  }
  :root[data-leitura='1'] & {
    --reading-scale: 1.125;
  }
  :root[data-leitura='2'] & {
    --reading-scale: 1.25;
  }
  :root[data-leitura='3'] & {
    --reading-scale: 1.5;
  }

  &:focus-visible::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 calc(-1 * ${token.space.x2});
    width: 3px;
    border-radius: ${token.radius.pill};
    background: ${token.color.focus};
  }
`;
