import { ChevronDownIcon, IconButton, SubjectPath, token } from '@mapa/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { originParts } from './origin-line';
import {
  Badges,
  FactLine,
  Origin,
  QuestionCode,
  QuestionName,
  StateReason,
  type QuestionHeaderProps,
} from './question-header';

/**
 * Two-line header of a question in a small window, so that the statement starts high; further details open on demand.
 */
export function SlimHeader(props: QuestionHeaderProps) {
  const { question, titleId, position, linked, headingLevel, place, difficulty, tools, actions } = props;
  const [isOpen, setOpen] = useState(false);
  // The share arrives last. As a badge it would add a line; this one is there already. The line loses its end first.
  const facts = [difficulty.share, ...(place ?? originParts(question))].filter((fact) => fact !== undefined);
  return (
    <Head>
      <Title>
        <Line>
          <QuestionName question={question} titleId={titleId} position={position} headingLevel={headingLevel} />
          <Badges question={question} difficulty={{ level: difficulty.level }} />
        </Line>
        <OneLine label={place ? 'Onde a questão está' : 'Origem'} facts={facts} $isOpen={isOpen} />
      </Title>
      <Tools>
        <Opener
          label="Sobre a questão"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${titleId}-mais` : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronDownIcon size={20} aria-hidden />
        </Opener>
        {actions}
      </Tools>
      {isOpen ? (
        <More id={`${titleId}-mais`}>
          {place ? <Origin question={question} /> : null}
          <SubjectPath subjects={question.assunto} />
          <Line>
            <QuestionCode question={question} linked={linked} />
            {tools}
          </Line>
        </More>
      ) : null}
      <Whole>
        <StateReason question={question} />
      </Whole>
    </Head>
  );
}

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  font-size: ${token.size.small};
`;

const Title = styled.div`
  min-width: 0;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token.space.x1};
`;

/** One line, truncated until opened. */
const OneLine = styled(FactLine)<{ $isOpen: boolean }>`
  font-size: ${token.size.tiny};
  line-height: ${token.leading.snug};
  ${({ $isOpen }) =>
    $isOpen
      ? ''
      : `display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;`}
`;

const Tools = styled.div`
  display: flex;
  align-self: start;
  min-width: calc(3 * ${token.target});
  margin-right: calc(-1 * ${token.space.x1});
`;

const Opener = styled(IconButton)`
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`;

const Whole = styled.div`
  grid-column: 1 / -1;
`;

const More = styled(Whole)`
  display: grid;
  gap: ${token.space.half};
  padding-bottom: ${token.space.x1};
`;
