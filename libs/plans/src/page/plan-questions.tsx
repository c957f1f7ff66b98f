import { ChevronDownIcon, SectionTitle, media, token } from '@mapa/ui-kit';
import { useId } from 'react';
import { styled } from 'styled-components';
import { QUESTIONS } from './questions';

/** Questions and answers, each opened by the browser's own means: also before, and without, any script. */
export function PlanQuestions() {
  const title = useId();
  return (
    <Section aria-labelledby={title}>
      <SectionTitle id={title}>Perguntas e respostas</SectionTitle>
      <div>
        {QUESTIONS.map(([question, answer]) => (
          <Item key={question}>
            <summary>
              {question}
              <ChevronDownIcon size={20} aria-hidden />
            </summary>
            <p>{answer}</p>
          </Item>
        ))}
      </div>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${token.space.x2};
  max-width: 46rem;
`;

const Item = styled.details`
  border-bottom: 1px solid ${token.color.rule};
  &:first-child { border-top: 1px solid ${token.color.rule}; }
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
    ${media.hover} { &:hover { color: ${token.color.accentStrong}; } }
  }
  & > summary::-webkit-details-marker { display: none; }
  & > summary > svg { flex: none; color: ${token.color.inkFaint}; transition: transform ${token.motion.calm} ${token.motion.ease}; }
  &[open] > summary > svg { transform: rotate(180deg); }
  & > p { max-width: ${token.measure.text}; padding-block: ${token.space.half} ${token.space.x2}; color: ${token.color.inkSoft}; text-wrap: pretty; }
`;
