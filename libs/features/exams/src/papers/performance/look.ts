import { token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

/** One measure of the student's performance: its name, its figure, and its explanation. */
export const Part = styled.div`
  display: grid;
  gap: ${token.space.half};
  padding-bottom: ${token.space.x2};
  border-bottom: 1px solid ${token.color.rule};
  &:last-child {
    border-bottom: 0;
  }
`;

export const PartTitle = styled.h3`
  font-family: ${token.family.serif};
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
  font-weight: ${token.weight.strong};
`;

export const Figure = styled.p`
  font-family: ${token.family.serif};
  font-size: ${token.size.title2};
  font-weight: ${token.weight.strong};
  line-height: ${token.leading.title};
  font-variant-numeric: tabular-nums;
  & > small {
    color: ${token.color.inkSoft};
    font-family: ${token.family.sans};
    font-size: ${token.size.small};
    font-weight: ${token.weight.text};
  }
`;

export const Text = styled.p`
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
  font-variant-numeric: tabular-nums;
  text-wrap: pretty;
`;
