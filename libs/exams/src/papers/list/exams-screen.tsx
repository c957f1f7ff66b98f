import { useExamListQuery, type ApiError } from '@mapa/api-client';
import { routePath } from '@mapa/domain';
import {
  ActiveFilters,
  ErrorState,
  FileTextIcon,
  FilteredList,
  FoundPage,
  RowsSkeleton,
  SearchBox,
  latePart,
  originChoices,
  useListAddress,
  useScrollToPage,
} from '@mapa/ui-kit';
import { useRef, useState } from 'react';
import { examsOf } from '../shared/words';
import { ExamFilterForm } from './exam-filter-form';
import { EXAMS_ADDRESS, LONGEST_SEARCH, type ExamFilters } from './exam-filters';
import { ExamList } from './exam-list';

const ExamFilterSheet = latePart(() => import('./exam-filter-sheet').then((module) => module.ExamFilterSheet), {
  onFailure: ({ onClose }) => onClose(),
});

/** Every exam paper: search, filters, and what can be done with each. */
export function ExamsScreen() {
  const [filtering, setFiltering] = useState(false);
  const { filters, change, replace } = useListAddress(EXAMS_ADDRESS);
  const { currentData: page, isError, isFetching, error, refetch } = useExamListQuery(filters);
  const found = useRef<HTMLElement>(null);
  useScrollToPage(found, filters.page ?? 1, EXAMS_ADDRESS.to(EXAMS_ADDRESS.change(filters, {})));
  const choices = originChoices<ExamFilters>(filters, page?.data ?? []);
  const failed = isError && !page;

  const handleClear = () => replace({});
  const handleApply = (next: ExamFilters) => {
    setFiltering(false);
    replace(next);
  };

  return (
    <>
      <FilteredList
        title="Provas"
        lead="Cada prova como foi aplicada: o que ela cobrou, suas questões, e um caderno para resolvê-la do começo ao fim."
        foundTitle="Provas encontradas"
        found={page ? examsOf(page.total) : null}
        chosen={choices.length}
        filters={<ExamFilterForm filters={filters} onChange={change} />}
        onOpenFilters={() => setFiltering(true)}
        search={
          <SearchBox
            action={routePath('exams')}
            label="Buscar prova pelo nome"
            placeholder="Busque por uma parte do nome"
            maxLength={LONGEST_SEARCH}
            value={filters.busca}
            onSearch={(busca) => change({ busca })}
          />
        }
        listRef={found}
      >
        <ActiveFilters choices={choices} onChange={change} onClear={handleClear} />
        {failed ? (
          <ErrorState title="As provas não puderam ser carregadas" onRetry={refetch} busy={isFetching}>
            {(error as ApiError).message}
          </ErrorState>
        ) : null}
        {page ? (
          <FoundPage
            page={page}
            linkTo={(next) => EXAMS_ADDRESS.to(EXAMS_ADDRESS.change(filters, { page: next }))}
            isFiltered={choices.length > 0}
            onClear={handleClear}
            icon={<FileTextIcon />}
            nothing={{
              title: 'Nenhuma prova encontrada',
              text: 'Retire um dos filtros ou busque só uma parte do nome.',
            }}
            none={{ title: 'Ainda não há provas', text: 'Novas provas aparecem aqui assim que forem publicadas.' }}
          >
            <ExamList exams={page.data} />
          </FoundPage>
        ) : null}
        {page || failed ? null : <RowsSkeleton label="Carregando provas" />}
      </FilteredList>
      {filtering ? (
        <ExamFilterSheet filters={filters} onApply={handleApply} onClose={() => setFiltering(false)} />
      ) : null}
    </>
  );
}
