import { routePath } from '@mapa/domain';

/** Address of a notebook's print view. */
export const printAddress = (id: string): string => `${routePath('notebookPrint')}?${new URLSearchParams({ id })}`;

/** The notebook id in such an address; null if there is none. */
export function printedNotebook(search: URLSearchParams): string | null {
  const id = search.get('id') ?? '';
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id) ? id : null;
}
