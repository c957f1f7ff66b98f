import { counted } from '@mapa/domain';
import { CircleCheckIcon, EmptyState, ErrorState, Lead, Pagination, SectionTitle, token } from '@mapa/ui-kit';
import { Navigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { ListSkeleton } from '../list-skeleton';
import { sentenceOf, type ReviewListProps, type ReviewQuery, type SurePage } from '../review-model';
import { writeReviewPosition } from '../review-position';
import { useStaleReview } from '../use-stale-review';
import { OverconfidentItem } from './overconfident-item';

export interface OverconfidentReviewProps extends ReviewListProps {
  query: ReviewQuery<SurePage>;
}

/** Wrong answers that the student gave with high confidence. */
export function OverconfidentReview({ collection, query }: OverconfidentReviewProps) {
  const { currentData, error, isFetching, refetch } = query;
  const markStale = useStaleReview();
  if (!currentData && error) {
    // The list got shorter than the position in the address.
    if ((error as { kind?: string }).kind === 'not-found')
      return <Navigate replace to={{ search: writeReviewPosition('certeza') }} />;
    return (
      <ErrorState onRetry={refetch} busy={isFetching}>
        {sentenceOf(error)}
      </ErrorState>
    );
  }
  if (!currentData) return <ListSkeleton />;
  const { data, total, current_page, last_page, estado_ate } = currentData;
  if (total === 0) {
    return (
      <EmptyState icon={<CircleCheckIcon />} title="Nenhuma certeza errada">
        Ao responder, diga se foi chute, dúvida ou certeza. Quando você errar com certeza, a questão aparece aqui: é o
        erro que mais custa na prova.
      </EmptyState>
    );
  }
  return (
    <Frame>
      <SectionTitle>{counted(total, 'certeza errada', 'certezas erradas')}</SectionTitle>
      <Lead>
        Você respondeu com certeza, e errou. Abra cada uma, entenda o porquê e responda de novo; a que você acertar sai
        da lista.
      </Lead>
      <ol aria-label="Certeza, mas errada">
        {data.map((item, at) => (
          <OverconfidentItem key={item.questao.id} item={item} position={at + 1} onAnswered={markStale} />
        ))}
      </ol>
      <Pagination
        page={current_page}
        lastPage={last_page}
        linkTo={(page) => collection.paths.review + writeReviewPosition('certeza', { page, estado_ate })}
      />
    </Frame>
  );
}

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x2};
  max-width: 48rem;
  padding-block: ${token.space.x4} ${token.space.x8};
  & > ol {
    border-top: 1px solid ${token.color.rule};
  }
`;
