import { useTodayQuery } from '@mapa/api-client';
import { routePath } from '@mapa/domain';
import { Link, RowsSkeleton, Stack, lazyPart } from '@mapa/ui-kit';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Today } from '../model';
import { Steps } from '../steps';

const FirstQuestions = lazyPart(() => import('./first-questions').then((module) => module.FirstQuestions), {
  Waiting: () => <RowsSkeleton label="Carregando as perguntas" />,
  onFailure: () => undefined,
});

/** Whether there is something to continue: an open simulado, reviews, a map or notebook, or earlier answers. */
const hasBegun = ({ simulado, revisoes, continuar, sequencia }: Today): boolean =>
  simulado !== null || revisoes > 0 || continuar !== null || sequencia.maior > 0;

export interface WelcomeProps {
  /** Maps to choose from, for a new student. Also shown if the day cannot be loaded. */
  children: ReactNode;
}

/** After a sign-in: a returning student continues; a new one may state exam, day and hours, or choose a map at once. */
export function Welcome({ children }: WelcomeProps) {
  const { currentData: today, isError } = useTodayQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!today) return isError ? children : <RowsSkeleton label="Carregando o seu dia" />;
  return <Begin today={today}>{children}</Begin>;
}

function Begin({ today, children }: WelcomeProps & { today: Today }) {
  // A map that a new student adds here does not turn the page into another.
  const [isNew] = useState(!hasBegun(today));
  if (isNew) {
    return (
      <Stack $gap="x6">
        <FirstQuestions today={today.hoje} />
        {children}
      </Stack>
    );
  }
  return (
    <Narrow>
      <Steps today={today} />
      <p>
        <Link to={routePath('today')}>Ver o que estudar hoje</Link> ou{' '}
        <Link to={routePath('myMaps')}>escolher outro mapa</Link>.
      </p>
    </Narrow>
  );
}

const Narrow = styled(Stack)`
  max-width: 44rem;
`;
