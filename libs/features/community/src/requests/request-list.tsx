import { useCommentRequestsQuery, type ApiError } from '@mapa/api-client';
import { ErrorState, FoundPage, RowsSkeleton, Stack, useListAddress, useScrollToPage } from '@mapa/ui-kit';
import { useRef, type ComponentProps, type ComponentType } from 'react';
import type { CommentRequest } from '../model';
import { FoundList, Rows } from '../question-rows/row-look';
import { StatusChoices, type StatusChoice } from '../question-rows/status-choices';
import { requestsOf } from '../texts';
import { REQUESTS_ADDRESS } from './requests-address';

export interface RequestRowProps {
  request: CommentRequest;
  /** Called when a request is done: its row may disappear together with the focus. */
  onDone: () => void;
}

interface RequestListProps extends Pick<ComponentProps<typeof FoundPage>, 'icon' | 'nothing' | 'none'> {
  label: string;
  /** The first one is the default. */
  choices: readonly [StatusChoice, ...StatusChoice[]];
  Row: ComponentType<RequestRowProps>;
}

/** Requests for comments, filtered by state. */
export function RequestList({ label, choices, Row, ...states }: RequestListProps) {
  const { filters, change } = useListAddress(REQUESTS_ADDRESS);
  const { status = choices[0].value, page = 1 } = filters;
  const { currentData, error, isFetching, refetch } = useCommentRequestsQuery({ page, ...(status && { status }) });
  const list = useRef<HTMLElement>(null);
  useScrollToPage(list, page, status ?? '');
  const handleDone = () => list.current?.focus({ preventScroll: true });
  return (
    <Stack>
      <StatusChoices choices={choices} chosen={status} onChoose={(next) => change({ status: next })} />
      <FoundList ref={list} tabIndex={-1} aria-label={label}>
        <p role="status">{currentData ? requestsOf(currentData.total) : null}</p>
        {currentData ? (
          <FoundPage
            page={currentData}
            linkTo={(next) => REQUESTS_ADDRESS.to(REQUESTS_ADDRESS.change(filters, { page: next }))}
            isFiltered={filters.status !== undefined}
            onClear={() => change({ status: undefined })}
            {...states}
          >
            <Rows>
              {currentData.data.map((request) => (
                <li key={request.questao.id}>
                  <Row request={request} onDone={handleDone} />
                </li>
              ))}
            </Rows>
          </FoundPage>
        ) : null}
        {!currentData && error ? (
          <ErrorState title="As solicitações não puderam ser carregadas" onRetry={refetch} busy={isFetching}>
            {(error as ApiError).message}
          </ErrorState>
        ) : null}
        {currentData || error ? null : <RowsSkeleton label="Carregando solicitações" />}
      </FoundList>
    </Stack>
  );
}
