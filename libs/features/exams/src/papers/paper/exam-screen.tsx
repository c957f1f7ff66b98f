import { useExamQuery } from '@mapa/api-client';
import { MESSAGES, routePath } from '@mapa/domain';
import { ButtonLink, EmptyState, ErrorState, Link, Page, RowsSkeleton, media, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { OwnPerformance } from '../performance/own-performance';
import type { Exam } from '../model';
import { ExamHead } from './exam-head';
import { ExamSubjects } from './exam-subjects';
import { Neighbours } from './neighbours';

/** The page of one exam paper. @param id null if the address has no valid number */
export function ExamScreen({ id }: { id: number | null }) {
  const { currentData: exam, error, isFetching, refetch } = useExamQuery({ id: id ?? 0 }, { skip: id === null });
  const isAbsent = id === null || (error && 'kind' in error && error.kind === 'not-found');
  return (
    <Page>
      <Way aria-label="Você está em">
        <Link look="quiet" to={routePath('exams')}>
          Provas
        </Link>
      </Way>
      {exam ? <Whole key={exam.id} exam={exam} /> : null}
      {!exam && isAbsent ? (
        <EmptyState title="Esta prova não existe" action={<ButtonLink to={routePath('exams')}>Ver provas</ButtonLink>}>
          {MESSAGES.notFound}
        </EmptyState>
      ) : null}
      {!exam && error && !isAbsent ? (
        <ErrorState onRetry={refetch} busy={isFetching} title="A prova não pôde ser carregada" />
      ) : null}
      {exam || isAbsent || error ? null : <RowsSkeleton label="Carregando a prova" />}
    </Page>
  );
}

function Whole({ exam }: { exam: Exam }) {
  return (
    <>
      <ExamHead exam={exam} />
      <Columns>
        <ExamSubjects exam={exam} />
        <OwnPerformance exam={exam} />
        <Neighbours exam={exam} />
      </Columns>
    </>
  );
}

const Way = styled.nav`
  padding-top: ${token.space.x3};
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
`;

/** The student's own data is beside the paper in wide windows, otherwise between it and the other papers. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x6};
  padding-bottom: ${token.space.x8};
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 21rem;
    grid-template-rows: auto 1fr;
    align-items: start;
    & > :nth-child(2) {
      grid-area: 1 / 2 / span 2;
    }
  }
`;
