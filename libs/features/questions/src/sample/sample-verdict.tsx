import { verdictOf, type Outcome, type QuestionView } from '@mapa/question';
import { RichText, token } from '@mapa/ui-kit';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { SampleInvitation } from './sample-invitation';

interface SampleVerdictProps {
  question: QuestionView;
  outcome: Outcome;
  isKept: boolean;
}

/** The verdict, the comment and the next step. It takes the focus, because it replaces the focused button. */
export function SampleVerdict({ question, outcome, isKept }: SampleVerdictProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const verdict = verdictOf(question, outcome);
  useEffect(() => title.current?.focus(), []);
  return (
    <Words>
      <Title ref={title} tabIndex={-1} $isRight={outcome.correct === true}>
        {verdict.title}
      </Title>
      {outcome.key.comentario ? <RichText html={outcome.key.comentario} size="body" eager /> : null}
      <SampleInvitation question={question} isKept={isKept} />
    </Words>
  );
}

const Words = styled.div`
  display: grid;
  gap: ${token.space.x1h};
`;

const Title = styled.h3<{ $isRight: boolean }>`
  --ink: ${({ $isRight }) => ($isRight ? token.color.success : token.color.danger)};
  padding: ${token.space.x1} ${token.space.x1h};
  border-left: 4px solid var(--ink);
  border-radius: ${token.radius.small};
  background: ${({ $isRight }) => ($isRight ? token.color.successWash : token.color.dangerWash)};
  font-size: ${token.size.lead};
  font-weight: ${token.weight.heavy};
  outline: none;
`;
