import { Page, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

/** A page of text: one column, as wide as reads well. */
export const Paper = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 46rem);
  gap: ${token.space.x6};
  padding-block: ${token.space.x4} ${token.space.x8};
  & > header {
    display: grid;
    gap: ${token.space.x1};
  }
`;

/** One section of the page; a scroll margin keeps its title visible when a link jumps to it. */
export const Part = styled.section`
  display: grid;
  gap: ${token.space.x2};
  & > p,
  & > ul {
    max-width: ${token.measure.text};
    line-height: ${token.leading.text};
    text-wrap: pretty;
  }
  & > ul {
    display: grid;
    gap: ${token.space.x1};
    padding-inline-start: 1.25em;
    list-style: disc;
  }
  & > h2 {
    scroll-margin-top: ${token.space.x4};
  }
`;
