import { useFoundPaymentQuery, type ApiError } from '@mapa/api-client';
import { legalTimeText } from '@mapa/domain';
import { ErrorState, Meta, Skeleton, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { actText, actorText, detailText } from './act-texts';

/** All acts on a payment and on the plan it bought, oldest first. */
export function PaymentHistory({ id }: { id: string }) {
  const { currentData, error, isFetching, refetch } = useFoundPaymentQuery({ id });
  if (!currentData && error) {
    return (
      <ErrorState title="A história não pôde ser carregada" onRetry={refetch} busy={isFetching}>
        {(error as ApiError).message}
      </ErrorState>
    );
  }
  if (!currentData) return <Skeleton lines={3} />;
  return (
    <Acts aria-label="História do pagamento">
      {currentData.historico.map(({ em, autor, ato, motivo, detalhe }, at) => (
        // Acts are only appended.
        <li key={at}>
          <strong>{actText(ato)}</strong>
          {detalhe ? <span>{detailText(detalhe)}</span> : null}
          {motivo ? <q>{motivo}</q> : null}
          <Meta>
            {legalTimeText(em)} · {actorText(autor)}
          </Meta>
        </li>
      ))}
    </Acts>
  );
}

const Acts = styled.ol`
  display: grid;
  gap: ${token.space.x2};
  padding-left: ${token.space.x2};
  border-left: 2px solid ${token.color.edge};
  & > li {
    display: grid;
    justify-items: start;
    overflow-wrap: anywhere;
  }
  & > li > strong {
    font-weight: ${token.weight.strong};
  }
`;
