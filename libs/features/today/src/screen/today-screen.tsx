import { UNLESS_PREFETCHED, useTodayQuery, type ApiError, type CachedToday } from '@mapa/api-client';
import { longCalendarText, minuteText, routePath } from '@mapa/domain';
import {
  CloudOffIcon,
  ErrorState,
  Halves,
  Lead,
  Link,
  Page,
  PageTitle,
  RowsSkeleton,
  Stack,
  Weeks,
  WhenIdle,
  token,
} from '@mapa/ui-kit';
import { useDeferredValue, useRef } from 'react';
import { styled } from 'styled-components';
import { Exam } from '../exam/exam';
import { KeyChanges } from '../key-changes/key-changes';
import { Reminder } from '../reminder';
import { Steps } from '../steps';
import { Streak } from '../streak';
import { useFreshData } from './use-fresh-data';
import { Week } from '../week/week';

/** The student's day: next steps, the exam, and the week. */
export function TodayScreen() {
  // Answers are given on other screens: cached data is shown only until the new response arrives.
  const loaded = useTodayQuery(undefined, UNLESS_PREFETCHED);
  const { data, error, isFetching, refetch } = loaded;
  useFreshData(loaded);
  // A whole day is drawn in slices, between which the page reacts.
  const today = useDeferredValue(data);
  return (
    <Screen>
      <div>
        <PageTitle>Hoje</PageTitle>
        {today ? <Lead>{longCalendarText(today.hoje)}</Lead> : null}
      </div>
      {today ? <Day today={today} /> : null}
      {!data && error ? (
        <ErrorState title="Seu dia não pôde ser carregado" onRetry={refetch} busy={isFetching}>
          {(error as ApiError).message}
        </ErrorState>
      ) : null}
      {today || (error && !data) ? null : <RowsSkeleton label="Carregando o seu dia" />}
    </Screen>
  );
}

function Day({ today }: { today: CachedToday }) {
  const mainColumn = useRef<HTMLDivElement>(null);
  return (
    <>
      {today.guardado ? (
        <Kept role="status">
          <CloudOffIcon size={18} aria-hidden />
          <span>
            Sem conexão: isto é o que este aparelho guardou em {minuteText(today.agora)}, e pode ter mudado depois.
          </span>
        </Kept>
      ) : null}
      <Halves>
        <MainColumn $gap="x4" tabIndex={-1} ref={mainColumn}>
          <Steps today={today} />
          {today.mudancas_de_gabarito ? (
            <KeyChanges
              changes={today.mudancas_de_gabarito}
              onAllRead={() => mainColumn.current?.focus({ preventScroll: true })}
            />
          ) : null}
          <Exam exam={today.prova} today={today.hoje} goal={today.objetivo ?? null} />
        </MainColumn>
        <Week today={today} />
      </Halves>
      <WhenIdle>
        <Halves>
          <Stack $gap="x4">
            <Streak today={today} />
            <Reminder reminder={today.lembrete ?? null} />
          </Stack>
          {today.semanas.length > 0 ? (
            <Weeks title="Últimas semanas" weeks={today.semanas} to={routePath('performance')}>
              <p>
                <Link to={routePath('performance')}>Ver todo o desempenho</Link>
              </p>
            </Weeks>
          ) : null}
        </Halves>
      </WhenIdle>
    </>
  );
}

const Screen = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x4};
  padding-block: ${token.space.x4} ${token.space.x8};
`;

const MainColumn = styled(Stack)`
  outline: none;
`;

const Kept = styled.p`
  display: flex;
  gap: ${token.space.x1};
  padding: ${token.space.x1h} ${token.space.x2};
  border-radius: ${token.radius.medium};
  background: ${token.color.well};
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
  & > svg {
    flex: none;
    margin-top: 0.15em;
  }
`;
