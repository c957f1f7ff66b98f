import { QuestionPanel, useOwnAnswer, useSeenOnce, type QuestionView } from '@mapa/question';
import { media, token } from '@mapa/ui-kit';
import { memo, useRef } from 'react';
import { styled } from 'styled-components';

interface QuestionItemProps {
  question: QuestionView;
  position: number;
}

/**
 * A question in a list; the student's own answer is loaded when it enters the viewport. Memoised: the list re-renders
 * when counts and filters change and when the session becomes known.
 */
export const QuestionItem = memo(function QuestionItem({ question, position }: QuestionItemProps) {
  const root = useRef<HTMLLIElement>(null);
  const own = useOwnAnswer(question, useSeenOnce(root));
  return (
    <Item ref={root}>
      <QuestionPanel {...own} position={position} linked tools={false} />
    </Item>
  );
});

const Item = styled.li`
  padding-block: ${token.space.x3} ${token.space.x4};
  border-top: 1px solid ${token.color.rule};
  ${media.belowMedium} {
    &:first-child {
      padding-top: ${token.space.x1};
    }
  }
`;
