import { media, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

/** Two columns: the section index at the side, the sections at a readable width. */
export const SectionsLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-bottom: ${token.space.x8};
  ${media.wide} {
    grid-template-columns: 12rem minmax(0, 44rem);
    gap: ${token.space.x8};
    align-items: start;
  }
`;
