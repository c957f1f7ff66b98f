import { useQuestionIndexQuery } from '@mapa/api-client';
import { routePath } from '@mapa/domain';
import { originParts, type QuestionView } from '@mapa/question';
import { ItemTitle, Link, Meta, SectionTitle, media, token } from '@mapa/ui-kit';
import { useId } from 'react';
import { styled } from 'styled-components';
import { subjectOf } from './next-steps';
import { RELATED_QUESTIONS, othersQuery } from './question-data';
import { SubjectBoards } from './subject-boards';

/** More on a question's subject: related questions by their first words, and the boards that ask it. */
export function SubjectFurther({ question }: { question: QuestionView }) {
  const heading = useId();
  const subject = subjectOf(question);
  const query = othersQuery(question);
  const { currentData } = useQuestionIndexQuery(query ?? {}, { skip: query === null });
  if (!subject) return null;
  const others = (currentData?.data ?? []).filter(({ id }) => id !== question.id).slice(0, RELATED_QUESTIONS);
  return (
    <Further aria-labelledby={heading}>
      <Title id={heading}>{`Mais sobre ${subject.name}`}</Title>
      {others.length > 0 ? (
        <Lines aria-label="Outras questões deste assunto">
          {others.map((other) => (
            <li key={other.id}>
              <Line look="bare" to={routePath('question', { id: other.id })}>
                <ItemTitle as="span">{other.codigo}</ItemTitle>
                <Meta as="span">{originParts(other).join(' · ')}</Meta>
                <Words>{other.resumo}</Words>
              </Line>
            </li>
          ))}
        </Lines>
      ) : null}
      <SubjectBoards key={subject.id} subject={subject} />
    </Further>
  );
}

const Further = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x1h};
  margin-bottom: ${token.space.x6};
`;

/** Below a question, headings are smaller than the question's own. */
const Title = styled(SectionTitle)`
  font-size: ${token.size.title3};
`;

const Lines = styled.ol`
  margin-bottom: calc(-1 * ${token.space.x1h});
  & > li {
    border-top: 1px solid ${token.color.rule};
  }
`;

const Line = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: baseline;
  gap: ${token.space.half} ${token.space.x1h};
  padding-block: ${token.space.x1h};
  ${media.hover} {
    &:hover > :last-child {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }
`;

const Words = styled.span`
  grid-column: 1 / -1;
  font-family: ${token.family.serif};
  line-height: ${token.leading.text};
  overflow-wrap: break-word;
`;
