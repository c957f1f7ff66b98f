import { useExamListQuery, type ApiError } from '@mapa/api-client';
import { EXAM_ORDERS, routePath } from '@mapa/domain';
import {
  ActiveFilters,
  ErrorState,
  FileTextIcon,
  FilteredList,
  FoundPage,
  RowsSkeleton,
  SearchBox,
  Select,
  latePart,
  useListAddress,
  useScrollToPage,
} from '@mapa/ui-kit';
import { useRef, useState } from 'react';
import { NoticeFilterForm } from './notice-filter-form';
import {
  DEFAULT_ORDER,
  LONGEST_SEARCH,
  NOTICES_ADDRESS,
  noticeChoices,
  noticeQuery,
  type NoticeFilters,
} from './notice-filters';
import { NoticeRow } from './notice-row';
import { noticesOf } from './notice-words';
import { useToday } from './use-today';

const NoticeFilterSheet = latePart(() => import('./notice-filter-sheet').then((module) => module.NoticeFilterSheet), {
  onFailure: ({ onClose }) => onClose(),
});

/** Public-exam notices: what is open, until when, and what there is to study for each. */
export function NoticesScreen() {
  const [filtering, setFiltering] = useState(false);
  const { filters, change, replace } = useListAddress(NOTICES_ADDRESS);
  const { currentData: page, isError, isFetching, error, refetch } = useExamListQuery(noticeQuery(filters));
  const found = useRef<HTMLElement>(null);
  useScrollToPage(found, filters.page ?? 1, NOTICES_ADDRESS.to(NOTICES_ADDRESS.change(filters, {})));
  const today = useToday();
  const choices = noticeChoices(filters, page?.data ?? []);
  const failed = isError && !page;

  const handleClear = () => replace({ ordem: filters.ordem });
  const handleApply = (next: NoticeFilters) => {
    setFiltering(false);
    replace(next);
  };

  return (
    <>
      <FilteredList
        title="Concursos"
        lead="Editais abertos, previstos e encerrados, do que encerra antes ao que encerra depois, com o que estudar para cada um."
        foundTitle="Concursos encontrados"
        found={page ? noticesOf(page.total) : null}
        chosen={choices.length}
        filters={<NoticeFilterForm filters={filters} onChange={change} />}
        onOpenFilters={() => setFiltering(true)}
        search={
          <SearchBox
            action={routePath('notices')}
            label="Buscar concurso por nome, órgão ou cargo"
            placeholder="Busque por nome, órgão ou cargo"
            maxLength={LONGEST_SEARCH}
            value={filters.busca}
            onSearch={(busca) => change({ busca })}
          />
        }
        tools={
          <Select
            aria-label="Ordenar por"
            options={EXAM_ORDERS}
            value={filters.ordem ?? DEFAULT_ORDER}
            onChange={(event) =>
              change({ ordem: EXAM_ORDERS.find(({ value }) => value === event.target.value)?.value })
            }
          />
        }
        listRef={found}
      >
        <ActiveFilters choices={choices} onChange={change} onClear={handleClear} />
        {failed ? (
          <ErrorState title="Os concursos não puderam ser carregados" onRetry={refetch} busy={isFetching}>
            {(error as ApiError).message}
          </ErrorState>
        ) : null}
        {page ? (
          <FoundPage
            page={page}
            linkTo={(next) => NOTICES_ADDRESS.to(NOTICES_ADDRESS.change(filters, { page: next }))}
            isFiltered={choices.length > 0}
            onClear={handleClear}
            icon={<FileTextIcon />}
            nothing={{
              title: 'Nenhum concurso encontrado',
              text: 'Retire um dos filtros ou busque só uma parte do nome, do órgão ou do cargo.',
            }}
            none={{ title: 'Ainda não há concursos', text: 'Novos editais aparecem aqui assim que forem publicados.' }}
          >
            <ul aria-label="Concursos">
              {page.data.map((exam) =>
                exam.edital ? (
                  <li key={exam.id}>
                    <NoticeRow exam={exam} notice={exam.edital} today={today} />
                  </li>
                ) : null,
              )}
            </ul>
          </FoundPage>
        ) : null}
        {page || failed ? null : <RowsSkeleton label="Carregando concursos" />}
      </FilteredList>
      {filtering ? (
        <NoticeFilterSheet filters={filters} onApply={handleApply} onClose={() => setFiltering(false)} />
      ) : null}
    </>
  );
}
