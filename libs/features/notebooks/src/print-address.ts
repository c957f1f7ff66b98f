import { routePath } from '@mapa/domain';

/** Address of a notebook's print view. */
export const printAddress = (id: string): string => `${routePath('notebookPrint')}?${new URLSearchParams({ id })}`;

/** The notebook that such an address names; null where it names none. */
export function printedNotebook(search: URLSearchParams): string | null {
  const id = search.get('id') ?? '';
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id) ? id : null;
}
