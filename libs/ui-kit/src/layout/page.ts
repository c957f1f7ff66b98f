import { css, styled } from 'styled-components';
import { media } from '../theme/media';
import { token } from '../theme/token';

type Space = keyof typeof token.space;

const pageEdges = css`
  width: 100%;
  max-width: calc(${token.measure.page} + 2 * ${token.space.x4});
  margin-inline: auto;
  --edge: ${token.space.x2};
  /* A phone held sideways has a notch there. */
  padding-inline: max(var(--edge), env(safe-area-inset-left)) max(var(--edge), env(safe-area-inset-right));
  ${media.medium} {
    --edge: ${token.space.x4};
  }
`;

/** The page's maximum width and side margins, shared by all content between header and footer. */
export const Page = styled.div`
  ${pageEdges}
`;

/** Elements stacked at equal distances. */
export const Stack = styled.div<{ $gap?: Space }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap = 'x2' }) => token.space[$gap]};
  min-width: 0;
`;

/** Elements in a row that wraps in narrow containers. */
export const Cluster = styled.div<{ $gap?: Space }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ $gap = 'x1' }) => token.space[$gap]};
  min-width: 0;
`;

/** Two columns side by side in a wide window, one below the other in a narrow one. */
export const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x6};
  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token.space.x6} ${token.space.x8};
  }
`;
