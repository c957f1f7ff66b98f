import { useHiddenQuestionsQuery, type ApiError } from '@mapa/api-client';
import { ErrorState, Skeleton } from '@mapa/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Pages } from '../sections/pages';
import { Section } from '../sections/section';
import { HiddenQuestion } from './hidden-question';

const LEAD = 'Não aparecem nas suas listas, mapas e revisões até que você as mostre de novo.';

/** Lists the questions that the student has hidden, with a button to show each again. */
export function HiddenQuestions() {
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useHiddenQuestionsQuery({ page }, { refetchOnMountOrArgChange: true });
  // The last question of the last page was shown again, so that page no longer exists.
  if (page > 1 && (error as ApiError | undefined)?.kind === 'not-found') setPage(page - 1);
  if (!data && !error) {
    return (
      <Section id="ocultas" lead={LEAD}>
        <Skeleton height="3rem" />
      </Section>
    );
  }
  if (!data) {
    return (
      <Section id="ocultas" lead={LEAD}>
        <ErrorState onRetry={refetch} busy={isFetching}>
          {(error as ApiError).message}
        </ErrorState>
      </Section>
    );
  }
  if (data.total === 0) return <Section id="ocultas" lead="Você não ocultou nenhuma questão." />;
  return (
    <Section id="ocultas" lead={LEAD}>
      <Rows>
        {data.data.map((question) => (
          <HiddenQuestion key={question.id} question={question} />
        ))}
      </Rows>
      <Pages label="Páginas das questões ocultas" list={data} busy={isFetching} onPage={setPage} />
    </Section>
  );
}

const Rows = styled.ul`
  && {
    max-width: none;
  }
`;
