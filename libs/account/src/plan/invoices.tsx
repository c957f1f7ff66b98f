import { usePaymentsQuery } from '@mapa/api-client';
import type { ApiError } from '@mapa/api-client';
import { PAYMENT_METHODS, PAYMENT_STATES, dayText, money, optionLabel } from '@mapa/domain';
import { Badge, Button, Meta, Skeleton, token } from '@mapa/ui-kit';
import type { BadgeTone } from '@mapa/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Pages } from '../shared/pages';
import { Section } from '../shared/section';

const TONES: Record<(typeof PAYMENT_STATES)[number]['value'], BadgeTone> = {
  processando: 'info',
  pendente: 'info',
  em_analise: 'info',
  pago: 'success',
  recusado: 'danger',
  cancelado: 'neutral',
  expirado: 'neutral',
  estornado_parcial: 'neutral',
  estornado: 'neutral',
  contestado: 'danger',
};

/** What was paid, the last first. */
export function Invoices() {
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = usePaymentsQuery({ page });
  if (!data && !error) {
    return (
      <Section id="pagamentos">
        <Skeleton height="3rem" />
      </Section>
    );
  }
  if (!data) {
    return (
      <Section id="pagamentos" lead={(error as ApiError).message}>
        <Button variant="secondary" size="small" busy={isFetching} onClick={() => void refetch()}>
          Tentar novamente
        </Button>
      </Section>
    );
  }
  if (data.total === 0) return <Section id="pagamentos" lead="Nenhum pagamento até agora." />;
  return (
    <Section id="pagamentos">
      <Rows>
        {data.data.map(({ id, criado_em, metodo, status, valor_centavos, parcelas }) => (
          <li key={id}>
            <span>
              <strong>{money(valor_centavos)}</strong>
              <Meta>
                {dayText(criado_em)} · {optionLabel(PAYMENT_METHODS, metodo)}
                {parcelas > 1 ? ` em ${parcelas} parcelas` : null}
              </Meta>
            </span>
            <Badge tone={TONES[status]}>{optionLabel(PAYMENT_STATES, status)}</Badge>
          </li>
        ))}
      </Rows>
      <Pages label="Páginas dos pagamentos" list={data} busy={isFetching} onPage={setPage} />
    </Section>
  );
}

const Rows = styled.ul`
  font-variant-numeric: tabular-nums;
  & > li {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: ${token.space.x2};
    padding-block: ${token.space.x1h};
    border-bottom: 1px solid ${token.color.rule};
  }
`;
