import { LIST_PER_PAGE } from '@mapa/domain';
import { GENERAL } from '../error-messages/general';
import { refuse } from '../error-messages/refusal';

export interface Page {
  page: number;
  perPage: number;
  offset: number;
}

/** The requested page; the schema has filled in defaults and checked both numbers. */
export function pageOf(query: { page?: number; per_page?: number }): Page {
  const page = query.page ?? 1;
  const perPage = query.per_page ?? LIST_PER_PAGE;
  return { page, perPage, offset: (page - 1) * perPage };
}

/**
 * The response shape of all lists. A page beyond the end is refused with 404; the first page exists even when empty.
 */
export function listAnswer<T>(data: T[], total: number, { page, perPage }: Page) {
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  if (page > lastPage) throw refuse(GENERAL.noSuchPage, { pagina: page, ultima: lastPage });
  return { data, total, current_page: page, last_page: lastPage, per_page: perPage };
}
