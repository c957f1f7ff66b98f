import { useInstitutionSearch } from '@mapa/api-client';
import { CheckList, type CheckListProps } from '@mapa/ui-kit';

/** Boards to filter a list by, found by a part of their name. */
export function BoardChoices(props: Pick<CheckListProps, 'chosen' | 'onChange'>) {
  const { items, ...search } = useInstitutionSearch('board');
  return (
    <CheckList
      {...props}
      {...search}
      label="Bancas"
      searchLabel="Buscar banca"
      items={items?.map(({ id, name }) => ({ id, name }))}
    />
  );
}
