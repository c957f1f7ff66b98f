import { baseApi, useAppDispatch, useExamIncidenceQuery, useExamQuery, type ApiError } from '@mapa/api-client';
import { useOnReturn } from '@mapa/auth';
import { MESSAGES, routePath } from '@mapa/domain';
import {
  AccuracyLegend,
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  Lead,
  Link,
  Halves,
  Page,
  PageTitle,
  RowsSkeleton,
  SectionTitle,
  SubjectRoute,
  token,
} from '@mapa/ui-kit';
import { useCallback, useId, useState } from 'react';
import { styled } from 'styled-components';
import { questionsOfExam } from '../addresses';
import type { Exam, Incidence, Performance } from '../model';
import { questionsOfStop, routeOf } from '../paper/subjects';
import { QuestionResults } from './question-results';
import { Score } from '../performance/score';
import { SubjectScores } from '../performance/subject-scores';
import { withheldText } from '../performance/texts';
import { TriScore } from '../performance/tri-score';
import { useOwnPerformance } from '../performance/use-own';

const FIRST_STOPS = 12;

/** A student's performance in one paper, on its own page. @param id null if the address has no valid number */
export function ExamPerformanceScreen({ id }: { id: number | null }) {
  const exam = useExamQuery({ id: id ?? 0 }, { skip: id === null });
  const own = useOwnPerformance(id ?? 0);
  const incidence = useExamIncidenceQuery({ id: id ?? 0 }, { skip: id === null });
  // Answers and marks of another device may have arrived meanwhile.
  const dispatch = useAppDispatch();
  useOnReturn(useCallback(() => void dispatch(baseApi.util.invalidateTags(['Performance'])), [dispatch]));
  const error = exam.error ?? own.error;
  const isAbsent = id === null || (error && 'kind' in error && error.kind === 'not-found');
  if (isAbsent) {
    return (
      <Page>
        <EmptyState title="Esta prova não existe" action={<ButtonLink to={routePath('exams')}>Ver provas</ButtonLink>}>
          {MESSAGES.notFound}
        </EmptyState>
      </Page>
    );
  }
  const { performance } = own;
  return (
    <Screen>
      <PageTitle>Desempenho na prova</PageTitle>
      {exam.currentData && performance ? (
        <Whole exam={exam.currentData} performance={performance} incidence={incidence.currentData} />
      ) : null}
      {(!exam.currentData || !performance) && error ? (
        <ErrorState
          title="O desempenho não pôde ser carregado"
          onRetry={() => {
            void exam.refetch();
            void own.refetch();
          }}
          busy={exam.isFetching || own.isFetching}
        >
          {(error as ApiError).message}
        </ErrorState>
      ) : null}
      {(exam.currentData && performance) || error ? null : <RowsSkeleton label="Carregando o desempenho" />}
    </Screen>
  );
}

interface WholeProps {
  exam: Exam;
  performance: Performance;
  incidence: Incidence | undefined;
}

function Whole({ exam, performance, incidence }: WholeProps) {
  return (
    <>
      <Lead>
        <Link to={routePath('exam', { id: exam.id })}>{exam.nome}</Link>
      </Lead>
      {performance.respondidas === 0 ? (
        <EmptyState
          title="Ainda não há respostas"
          action={<ButtonLink to={questionsOfExam(exam.id)}>Ver as questões</ButtonLink>}
        >
          {withheldText(performance) ?? 'Seu desempenho nesta prova aparece aqui desde a primeira resposta.'}
        </EmptyState>
      ) : (
        <Halves>
          <Column>
            <SectionTitle>Notas</SectionTitle>
            <Score performance={performance} />
            <TriScore examId={exam.id} />
          </Column>
          {incidence ? <Map exam={exam} performance={performance} incidence={incidence} /> : null}
          <Column>
            <SubjectScores subjects={performance.assuntos} />
          </Column>
          <Column>
            <QuestionResults examId={exam.id} />
          </Column>
        </Halves>
      )}
    </>
  );
}

/** The paper's subjects as a route: width by frequency, colour by accuracy. */
function Map({ exam, performance, incidence }: { exam: Exam; performance: Performance; incidence: Incidence }) {
  const heading = useId();
  const [all, setAll] = useState(false);
  const stops = routeOf(incidence, performance);
  const more = stops.length - FIRST_STOPS;
  return (
    <Part aria-labelledby={heading}>
      <SectionTitle id={heading}>O mapa da prova, por acerto</SectionTitle>
      <AccuracyLegend />
      <SubjectRoute
        label={`Assuntos de ${exam.nome}, com seu acerto em cada um`}
        colours="accuracy"
        subjects={all ? stops : stops.slice(0, FIRST_STOPS)}
        linkTo={({ id }) => questionsOfStop(exam.id, incidence, Number(id))}
      />
      {more > 0 && !all ? (
        <div>
          <Button variant="ghost" size="small" onClick={() => setAll(true)}>
            Ver mais {more}
          </Button>
        </div>
      ) : null}
    </Part>
  );
}

const Screen = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x3};
  padding-block: ${token.space.x4} ${token.space.x8};
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token.space.x3};
`;

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token.space.x2};
`;
