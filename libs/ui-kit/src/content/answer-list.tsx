import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ChevronDownIcon } from '../icons';
import { media } from '../theme/media';
import { token } from '../theme/token';

export interface AnswerListProps {
  /** In order; each question once. */
  items: readonly (readonly [question: string, answer: ReactNode])[];
}

/** Questions with foldable answers, using native elements only: they work before, and without, any script. */
export function AnswerList({ items }: AnswerListProps) {
  return (
    <div>
      {items.map(([question, answer]) => (
        <Item key={question}>
          <summary>
            {question}
            <ChevronDownIcon size={20} aria-hidden />
          </summary>
          <p>{answer}</p>
        </Item>
      ))}
    </div>
  );
}

const Item = styled.details`
  border-bottom: 1px solid ${token.color.rule};
  &:first-child {
    border-top: 1px solid ${token.color.rule};
  }
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space.x2};
    min-height: ${token.target};
    padding-block: ${token.space.x1h};
    font-weight: ${token.weight.strong};
    line-height: ${token.leading.snug};
    list-style: none;
    cursor: pointer;
    ${media.hover} {
      &:hover {
        color: ${token.color.accentStrong};
      }
    }
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary > svg {
    flex: none;
    color: ${token.color.inkFaint};
    transition: transform ${token.motion.calm} ${token.motion.ease};
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  & > p {
    max-width: ${token.measure.text};
    padding-block: ${token.space.half} ${token.space.x2};
    color: ${token.color.inkSoft};
    text-wrap: pretty;
  }
`;
