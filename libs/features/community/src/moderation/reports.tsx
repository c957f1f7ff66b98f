import { useReportsQuery, type ApiError } from '@mapa/api-client';
import { counted } from '@mapa/domain';
import { ErrorState, FlagIcon, FoundPage, RowsSkeleton, useListAddress, useScrollToPage } from '@mapa/ui-kit';
import { useRef } from 'react';
import { REQUESTS_ADDRESS } from '../requests/requests-address';
import { FoundList, Rows } from '../question-rows/row-look';
import { ReportRow } from './report-row';

/** Queue of the students' reports, oldest first. */
export function Reports() {
  const { filters } = useListAddress(REQUESTS_ADDRESS);
  const page = filters.page ?? 1;
  const { currentData, error, isFetching, refetch } = useReportsQuery({ page });
  const list = useRef<HTMLElement>(null);
  useScrollToPage(list, page, '');
  const handleDecided = () => list.current?.focus({ preventScroll: true });
  return (
    <FoundList ref={list} tabIndex={-1} aria-label="Denúncias">
      <p role="status">{currentData ? counted(currentData.total, 'denúncia aberta', 'denúncias abertas') : null}</p>
      {currentData ? (
        <FoundPage
          page={currentData}
          linkTo={(next) => REQUESTS_ADDRESS.to(REQUESTS_ADDRESS.change(filters, { page: next }))}
          isFiltered={false}
          onClear={() => undefined}
          icon={<FlagIcon />}
          nothing={NONE}
          none={NONE}
        >
          <Rows>
            {currentData.data.map((report) => (
              <li key={report.id}>
                <ReportRow report={report} onDecided={handleDecided} onStale={() => void refetch()} />
              </li>
            ))}
          </Rows>
        </FoundPage>
      ) : null}
      {!currentData && error ? (
        <ErrorState title="As denúncias não puderam ser carregadas" onRetry={refetch} busy={isFetching}>
          {(error as ApiError).message}
        </ErrorState>
      ) : null}
      {currentData || error ? null : <RowsSkeleton label="Carregando denúncias" />}
    </FoundList>
  );
}

const NONE = { title: 'Nenhuma denúncia aberta', text: 'O que os estudantes denunciarem aparece aqui.' };
