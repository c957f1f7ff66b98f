import { useFoundPaymentsQuery, type ApiError } from '@mapa/api-client';
import { DemoNote } from '@mapa/billing';
import { EMAIL_MAX_LENGTH, counted, routePath } from '@mapa/domain';
import { EmptyState, ErrorState, PageButtons, RowsSkeleton, SearchBox, SearchIcon } from '@mapa/ui-kit';
import { useRef, useState } from 'react';
import { FoundList, Rows } from '../question-rows/row-look';
import { PaymentRow } from './payment-row';

/**
 * Search of payments for the staff. The search text is a student's e-mail, therefore it is not part of the address,
 * which logs would record.
 */
export function Payments() {
  const [busca, setBusca] = useState<string>();
  const [page, setPage] = useState(1);
  const list = useRef<HTMLElement>(null);
  const { currentData, error, isFetching, refetch } = useFoundPaymentsQuery(
    { busca: busca ?? '', page },
    { skip: !busca },
  );
  const handleSearch = (text: string | undefined) => {
    setPage(1);
    setBusca(text);
    if (text && text === busca) void refetch();
  };
  // The action may have removed the pressed button.
  const handleDone = () => list.current?.focus({ preventScroll: true });
  const refusal = error as ApiError | undefined;
  return (
    <FoundList ref={list} tabIndex={-1} aria-label="Pagamentos">
      <SearchBox
        action={routePath('requests')}
        label="E-mail do aluno, ou número do pagamento"
        placeholder="E-mail ou número do pagamento"
        hint="O e-mail inteiro, ou o número do pagamento, nosso ou do provedor."
        maxLength={EMAIL_MAX_LENGTH}
        value={busca}
        onSearch={handleSearch}
      />
      <DemoNote />
      <p role="status">{currentData && busca ? counted(currentData.total, 'pagamento', 'pagamentos') : null}</p>
      {currentData && currentData.data.length > 0 ? (
        <Rows>
          {currentData.data.map((payment) => (
            <li key={payment.id}>
              <PaymentRow payment={payment} onDone={handleDone} onStale={() => void refetch()} />
            </li>
          ))}
        </Rows>
      ) : null}
      {currentData?.total === 0 ? (
        <EmptyState icon={<SearchIcon />} title="Nenhum pagamento encontrado">
          Confira se o e-mail ou o número está inteiro e sem erros.
        </EmptyState>
      ) : null}
      {currentData ? (
        <PageButtons
          label="Páginas dos pagamentos"
          page={page}
          lastPage={currentData.last_page}
          busy={isFetching}
          onPage={setPage}
        />
      ) : null}
      {busca && !currentData && refusal ? (
        <ErrorState title="Os pagamentos não puderam ser carregados" onRetry={refetch} busy={isFetching}>
          {refusal.message}
        </ErrorState>
      ) : null}
      {busca && !currentData && !refusal ? <RowsSkeleton label="Carregando pagamentos" /> : null}
    </FoundList>
  );
}
