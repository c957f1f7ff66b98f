import { styled } from 'styled-components';
import { token } from '../theme/token';

/** Container shown instead of a list's rows: empty, error or end. */
export const State = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token.space.x1};
  padding: ${token.space.x6} ${token.space.x2};
  border-block: 1px solid ${token.color.rule};
  text-align: center;
`;

export const StateIcon = styled.div`
  color: ${token.color.inkFaint};
  & > svg {
    width: 2rem;
    height: 2rem;
    stroke-width: 1.5;
  }
`;

export const StateTitle = styled.p`
  font-family: ${token.family.serif};
  font-size: ${token.size.title3};
  font-weight: ${token.weight.strong};
  line-height: ${token.leading.snug};
  text-wrap: balance;
`;

export const StateText = styled.div`
  max-width: 46ch;
  color: ${token.color.inkSoft};
  text-wrap: pretty;
`;

export const StateAction = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token.space.x1};
  margin-top: ${token.space.x1};
`;
