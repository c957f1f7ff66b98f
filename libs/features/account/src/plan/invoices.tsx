import { usePaymentsQuery, type ApiError } from '@mapa/api-client';
import { DemoNote } from '@mapa/billing';
import { Button, Skeleton, token } from '@mapa/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Pages } from '../sections/pages';
import { Section } from '../sections/section';
import { InvoiceRow } from './invoice-row';

/** The student's payments, newest first. */
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
    <Section id="pagamentos" lead="O recibo de cada pagamento vai para o seu e-mail.">
      <DemoNote />
      <Rows>
        {data.data.map((invoice) => (
          <li key={invoice.id}>
            <InvoiceRow invoice={invoice} />
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
    padding-block: ${token.space.x1h};
    border-bottom: 1px solid ${token.color.rule};
  }
`;
