import { useInstitutionSearch } from '@mapa/api-client';
import { CheckList, type CheckListProps } from '@mapa/ui-kit';

export interface BodiesProps extends Pick<CheckListProps, 'label' | 'searchLabel' | 'chosen' | 'onChange'> {
  kind: 'banca' | 'orgao';
}

/** Boards or hiring bodies. How many questions they have says nothing of their papers or notices. */
export function Bodies({ kind, ...list }: BodiesProps) {
  const { items, ...search } = useInstitutionSearch(kind);
  return <CheckList {...list} {...search} items={items?.map(({ id, name }) => ({ id, name }))} />;
}
