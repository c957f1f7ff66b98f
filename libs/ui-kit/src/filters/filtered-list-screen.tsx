import type { ListAddress } from '@mapa/domain';
import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorState } from '../feedback/error-state';
import { FilteredList } from '../layout/filtered-list';
import { FoundPage, type FoundPageProps } from '../layout/found-page';
import { RowsSkeleton } from '../layout/rows-skeleton';
import { lazyPart } from '../overlays/lazy-part';
import { ActiveFilters } from './active-filters';
import { filterChoices, namesFromRows, type NamedRow } from './choices';
import { ListFilterForm, type ListForm } from './list-filter-form';
import type { ListFilterSheetProps, ListQuery } from './list-filter-sheet';
import { SearchBox } from './search-box';
import { useListAddress } from './use-list-address';
import { useScrollToPage } from './use-scroll-to-page';

const LateSheet = lazyPart(
  () =>
    import('./list-filter-sheet').then(
      // The sheet accepts the filter type of any list.
      (module) => module.ListFilterSheet as unknown as ComponentType<ListFilterSheetProps<object>>,
    ),
  { onFailure: ({ onClose }) => onClose() },
);

/** Fields of every paged list's filter besides its own. */
interface Paged {
  busca?: string | undefined;
  page?: number | undefined;
}

/** Texts of a list, in Portuguese. */
interface ListWords extends Pick<FoundPageProps, 'nothing' | 'none'> {
  title: string;
  lead: string;
  /** Title of the results: "Mapas encontrados". */
  foundTitle: string;
  /** The count in words: "12 mapas". */
  count: (total: number) => string;
  /** Label of the apply button while the count is unknown: "Ver mapas". */
  show: string;
  failed: string;
  loading: string;
  search: { label: string; placeholder: string };
}

/** A page of a list. */
interface PageOf<Row> {
  data: readonly Row[];
  total: number;
  current_page: number;
  last_page: number;
}

export interface FilteredListScreenProps<Filters extends Paged, Row extends NamedRow> {
  words: ListWords;
  icon: ReactNode;
  address: ListAddress<Filters>;
  form: ListForm;
  useList: (filters: Filters) => ListQuery<PageOf<Row>>;
  /** The filters whose chips come first. */
  firstChips?: readonly (keyof Filters & string)[];
  /** The filter after clearing: keeps the order, if there is one. */
  cleared?: (filters: Filters) => Filters;
  /** Content beside the count, such as a sort order. */
  renderTools?: (filters: Filters, change: (change: Partial<Filters>) => void) => ReactNode;
  renderRows: (rows: readonly Row[]) => ReactNode;
}

const nothingLeft = <Filters extends object>(_filters: Filters) => ({}) as Filters;

/** A list with its filters in the address: search, form, chips, rows, and the empty, error and loading states. */
export function FilteredListScreen<Filters extends Paged, Row extends NamedRow>(
  props: FilteredListScreenProps<Filters, Row>,
) {
  const { words, icon, address, form, useList, firstChips } = props;
  const { cleared = nothingLeft<Filters>, renderTools, renderRows } = props;
  const [filtering, setFiltering] = useState(false);
  const { filters, change, replace } = useListAddress(address);
  const { currentData: page, isError, isFetching, error, refetch } = useList(filters);
  const found = useRef<HTMLElement>(null);
  useScrollToPage(found, filters.page ?? 1, address.to(address.change(filters, {})));
  const choices = filterChoices(form.definitions, filters, namesFromRows(page?.data ?? []), firstChips);
  const failed = isError && !page;
  const search = form.definitions['busca'];

  const handleClear = () => replace(cleared(filters));
  const handleApply = (next: Filters) => {
    setFiltering(false);
    replace(next);
  };
  const sheet: ListFilterSheetProps<Filters> = {
    form,
    address,
    useList,
    countWords: words.count,
    showWords: words.show,
    filters,
    cleared,
    onApply: handleApply,
    onClose: () => setFiltering(false),
  };

  return (
    <>
      <FilteredList
        title={words.title}
        lead={words.lead}
        foundTitle={words.foundTitle}
        found={page ? words.count(page.total) : null}
        chosen={choices.length}
        filters={<ListFilterForm form={form} filters={filters} onChange={change} />}
        onOpenFilters={() => setFiltering(true)}
        search={
          <SearchBox
            action={address.to(address.change(filters, {}))}
            {...words.search}
            maxLength={search && 'maxLength' in search ? search.maxLength : 0}
            value={filters.busca}
            onSearch={(busca) => change({ busca } as Partial<Filters>)}
          />
        }
        tools={renderTools?.(filters, change)}
        listRef={found}
      >
        <ActiveFilters choices={choices} onChange={change} onClear={handleClear} />
        {failed ? (
          <ErrorState title={words.failed} onRetry={() => void refetch()} busy={isFetching}>
            {(error as { message?: string } | undefined)?.message}
          </ErrorState>
        ) : null}
        {page ? (
          <FoundPage
            page={page}
            linkTo={(next) => address.to(address.change(filters, { page: next } as Partial<Filters>))}
            isFiltered={choices.length > 0}
            onClear={handleClear}
            icon={icon}
            nothing={words.nothing}
            none={words.none}
          >
            {renderRows(page.data)}
          </FoundPage>
        ) : null}
        {page || failed ? null : <RowsSkeleton label={words.loading} />}
      </FilteredList>
      {filtering ? <LateSheet {...(sheet as unknown as ListFilterSheetProps<object>)} /> : null}
    </>
  );
}
