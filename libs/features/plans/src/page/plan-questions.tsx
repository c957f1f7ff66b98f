import { AnswerList, SectionTitle, token } from '@mapa/ui-kit';
import { useId } from 'react';
import { styled } from 'styled-components';
import { QUESTIONS } from './questions';

/** Frequent questions about the plans. */
export function PlanQuestions() {
  const title = useId();
  return (
    <Section aria-labelledby={title}>
      <SectionTitle id={title}>Perguntas e respostas</SectionTitle>
      <AnswerList items={QUESTIONS} />
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${token.space.x2};
  max-width: 46rem;
`;
