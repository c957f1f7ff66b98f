import { Page, media, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

/** The strip across the top of every screen that has a header. */
export const Bar = styled.header`
  border-bottom: 1px solid ${token.color.rule};
  background: ${token.color.paper};
  ${media.print} {
    display: none;
  }
`;

export const BarRow = styled(Page)`
  display: flex;
  align-items: center;
  gap: ${token.space.x3};
  min-height: 4rem;
`;
