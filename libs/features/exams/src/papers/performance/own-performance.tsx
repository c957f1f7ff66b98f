import type { ApiError } from '@mapa/api-client';
import { useRequireLogin, useSession, useSessionActions } from '@mapa/auth';
import { routePath } from '@mapa/domain';
import { Button, ErrorState, Link, SectionTitle, Skeleton, media, token } from '@mapa/ui-kit';
import { useId } from 'react';
import { styled } from 'styled-components';
import { PERFORMANCE_ANCHOR } from '../addresses';
import type { Exam } from '../model';
import { Score } from './score';
import { SubjectScores } from './subject-scores';
import { withheldText } from './texts';
import { TriScore } from './tri-score';
import { useOwnPerformance } from './use-own';

/** A student's own performance in a paper; a visitor is told how to get one. */
export function OwnPerformance({ exam }: { exam: Exam }) {
  const heading = useId();
  const { status, problem } = useSession();
  const { retryProfile } = useSessionActions();
  const requireLogin = useRequireLogin();
  return (
    <Part id={PERFORMANCE_ANCHOR} aria-labelledby={heading}>
      <SectionTitle id={heading}>Meu desempenho</SectionTitle>
      {status === 'signed-out' ? (
        <>
          <Text>
            Resolva as questões desta prova e veja aqui sua nota, o que acertou em cada assunto e como está entre os
            outros estudantes.
          </Text>
          <div>
            <Button variant="secondary" onClick={() => requireLogin(() => undefined)}>
              Entrar para ver
            </Button>
          </div>
        </>
      ) : null}
      {status === 'signed-in' ? <Own exam={exam} /> : null}
      {status === 'unknown' ? <ErrorState onRetry={() => void retryProfile()}>{problem}</ErrorState> : null}
      {status === 'loading' ? <Skeleton lines={5} height="1.5rem" /> : null}
    </Part>
  );
}

function Own({ exam }: { exam: Exam }) {
  const { performance, error, isFetching, refetch } = useOwnPerformance(exam.id);
  if (!performance && error) {
    // A paper without questions has no performance.
    if ('kind' in error && error.kind === 'not-found') return <Text>Ainda não há questões desta prova.</Text>;
    return (
      <ErrorState onRetry={refetch} busy={isFetching}>
        {(error as ApiError).message}
      </ErrorState>
    );
  }
  if (!performance) return <Skeleton lines={5} height="1.5rem" />;
  if (performance.respondidas === 0) {
    return (
      <Text>
        {withheldText(performance) ??
          'Você ainda não respondeu a nenhuma questão desta prova. Crie um caderno com ela e comece: sua nota aparece aqui desde a primeira resposta.'}
      </Text>
    );
  }
  return (
    <>
      <Score performance={performance} />
      <SubjectScores subjects={performance.assuntos} />
      <TriScore examId={exam.id} />
      <Link to={routePath('examPerformance', { id: exam.id })}>Ver o desempenho completo</Link>
    </>
  );
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token.space.x2};
  padding-top: ${token.space.x2};
  border-top: 2px solid ${token.color.ink};
  scroll-margin-top: ${token.space.x3};
  ${media.wide} {
    min-height: 24rem;
  }
`;

const Text = styled.p`
  color: ${token.color.inkSoft};
  text-wrap: pretty;
`;
