import { useQuestionListQuery } from '@mapa/api-client';
import { MESSAGES } from '@mapa/domain';
import { QuestionPanel, useOwnAnswer, type QuestionView } from '@mapa/question';
import { ButtonLink, EmptyState, ErrorState, Link, Page, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { questionsAddress } from '../filters/filter-params';
import { ListSkeleton } from '../list/list-skeleton';
import { nextSteps } from './next-steps';
import { SubjectFurther } from './subject-further';

/** One public question on its own page. */
export function QuestionScreen({ id }: { id: number | null }) {
  const { currentData, isError, isFetching, refetch } = useQuestionListQuery({ id: id ?? 0 }, { skip: id === null });
  const [question] = currentData?.data ?? [];
  return (
    <Column>
      <Way aria-label="Você está em">
        <Link look="quiet" to={questionsAddress({})}>
          Questões
        </Link>
      </Way>
      {question ? <Single key={question.id} question={question} /> : null}
      {isError ? <ErrorState onRetry={refetch} busy={isFetching} title="A questão não pôde ser carregada" /> : null}
      {id === null || (currentData && !question) ? (
        <EmptyState
          title="Esta questão não existe"
          action={<ButtonLink to={questionsAddress({})}>Ver questões</ButtonLink>}
        >
          {MESSAGES.notFound}
        </EmptyState>
      ) : null}
      {id === null || currentData || isError ? null : <ListSkeleton />}
    </Column>
  );
}

function Single({ question }: { question: QuestionView }) {
  const own = useOwnAnswer(question, true);
  return (
    <>
      <QuestionPanel {...own} headingLevel={1} />
      <Next aria-label="Continue estudando">
        {nextSteps(question).map(({ label, filters }, at) => (
          <li key={label}>
            {at === 0 ? (
              <ButtonLink variant="secondary" to={questionsAddress(filters)}>
                {label}
              </ButtonLink>
            ) : (
              <Link to={questionsAddress(filters)}>{label}</Link>
            )}
          </li>
        ))}
      </Next>
      <SubjectFurther question={question} />
    </>
  );
}

/** One sheet in the middle of the page, as wide as a statement needs. */
const Column = styled(Page)`
  max-width: calc(46rem + 2 * ${token.space.x4});
`;

const Way = styled.nav`
  padding-top: ${token.space.x3};
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
`;

const Next = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.x1h} ${token.space.x3};
  margin-block: ${token.space.x4};
  padding-top: ${token.space.x3};
  border-top: 1px solid ${token.color.rule};
`;
