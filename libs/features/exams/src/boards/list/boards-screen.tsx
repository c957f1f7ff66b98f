import { useInstitutionListQuery, type ApiError } from '@mapa/api-client';
import { INSTITUTION_ORDERS } from '@mapa/domain';
import {
  ErrorState,
  FoundCount,
  FoundPage,
  LandmarkIcon,
  Lead,
  ListTop,
  Page,
  PageTitle,
  RowsSkeleton,
  SearchBox,
  Select,
  VisuallyHidden,
  media,
  token,
  useListAddress,
  useScrollToPage,
} from '@mapa/ui-kit';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { boardsOf } from '../texts';
import { BoardRows } from './board-rows';
import { BOARDS_ADDRESS, FIRST_ORDER, LONGEST_SEARCH, boardsQuery } from './boards-address';

/** List of the boards with at least one paper: search, order, and links to their profiles. */
export function BoardsScreen() {
  const { filters, change, replace } = useListAddress(BOARDS_ADDRESS);
  const { currentData: page, isError, isFetching, error, refetch } = useInstitutionListQuery(boardsQuery(filters));
  const found = useRef<HTMLElement>(null);
  const heading = useId();
  useScrollToPage(found, filters.page ?? 1, BOARDS_ADDRESS.to(BOARDS_ADDRESS.change(filters, {})));
  const failed = isError && !page;

  return (
    <Page>
      <ListTop>
        <PageTitle>Bancas</PageTitle>
        <Lead>
          O raio-x de quem faz a prova: o que cada banca cobra, como pergunta e o que mudou ao longo dos anos.
        </Lead>
      </ListTop>
      <Main ref={found} tabIndex={-1} aria-labelledby={heading}>
        <VisuallyHidden as="h2" id={heading}>
          Bancas encontradas
        </VisuallyHidden>
        <SearchBox
          action={BOARDS_ADDRESS.to(BOARDS_ADDRESS.change(filters, {}))}
          label="Buscar banca pela sigla ou pelo nome"
          placeholder="Sigla ou parte do nome"
          maxLength={LONGEST_SEARCH}
          value={filters.busca}
          onSearch={(busca) => change({ busca })}
        />
        <Order>
          <Select
            aria-label="Ordenar por"
            options={INSTITUTION_ORDERS}
            value={filters.ordem ?? FIRST_ORDER}
            onChange={(event) =>
              change({ ordem: INSTITUTION_ORDERS.find(({ value }) => value === event.target.value)?.value })
            }
          />
        </Order>
        <Found role="status">{page ? boardsOf(page.total) : null}</Found>
        <Results>
          {failed ? (
            <ErrorState title="As bancas não puderam ser carregadas" onRetry={refetch} busy={isFetching}>
              {(error as ApiError).message}
            </ErrorState>
          ) : null}
          {page ? (
            <FoundPage
              page={page}
              linkTo={(next) => BOARDS_ADDRESS.to(BOARDS_ADDRESS.change(filters, { page: next }))}
              isFiltered={filters.busca !== undefined}
              onClear={() => replace({})}
              icon={<LandmarkIcon />}
              nothing={{ title: 'Nenhuma banca encontrada', text: 'Busque só uma parte do nome, ou a sigla.' }}
              none={{ title: 'Ainda não há bancas', text: 'Elas aparecem aqui com a primeira prova importada.' }}
            >
              <BoardRows boards={page.data} />
            </FoundPage>
          ) : null}
          {page || failed ? null : <RowsSkeleton label="Carregando bancas" />}
        </Results>
      </Main>
    </Page>
  );
}

/** On a phone in one column; in wider windows the search spans the line, and the count is beside the order. */
const Main = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-areas: 'search' 'order' 'found' 'results';
  align-items: center;
  gap: ${token.space.x2};
  outline: none;
  & > form {
    grid-area: search;
  }
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) auto;
    grid-template-areas: 'search order' 'found found' 'results results';
  }
`;

const Found = styled(FoundCount)`
  grid-area: found;
`;

const Order = styled.div`
  grid-area: order;
  ${media.medium} {
    width: 16rem;
  }
`;

const Results = styled.div`
  grid-area: results;
`;
