import { styled } from 'styled-components';
import { token } from '../theme/token';

/** A screen's title, one per page. Headings use the paper's serif. */
export const PageTitle = styled.h1`
  font-family: ${token.family.serif};
  font-size: ${token.size.title1};
  font-weight: ${token.weight.strong};
  line-height: ${token.leading.title};
  letter-spacing: -0.015em;
`;

export const SectionTitle = styled.h2`
  font-family: ${token.family.serif};
  font-size: ${token.size.title2};
  font-weight: ${token.weight.strong};
  line-height: ${token.leading.title};
  letter-spacing: -0.01em;
`;

export const ItemTitle = styled.h3`
  font-family: ${token.family.serif};
  font-size: ${token.size.lead};
  font-weight: ${token.weight.strong};
  line-height: ${token.leading.snug};
`;

/** The sentence below a title. */
export const Lead = styled.p`
  max-width: ${token.measure.text};
  color: ${token.color.inkSoft};
  font-size: ${token.size.lead};
  line-height: ${token.leading.text};
  text-wrap: pretty;
`;

/** Small facts about an object: year, board, counts. */
export const Meta = styled.p`
  color: ${token.color.inkFaint};
  font-size: ${token.size.small};
  font-variant-numeric: tabular-nums;
`;
