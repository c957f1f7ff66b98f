import { fromAddress } from '@mapa/domain';

/** The lists of a review, in the order of their tabs. */
export const REVIEW_LISTS = [
  { value: 'respondidas', label: 'Respondidas' },
  { value: 'hoje', label: 'Revisão de hoje' },
  { value: 'certeza', label: 'Certeza, mas errada' },
] as const;
export type ReviewList = (typeof REVIEW_LISTS)[number]['value'];

/** Review lists across all collections; answered questions are reviewed within their own collection. */
export const WHOLE_LISTS = REVIEW_LISTS.filter(({ value }) => value !== 'respondidas');

/** A position in a review: the list and, for lists with pages, the page and the anchor of the opened list. */
interface ReviewPlace {
  list: ReviewList;
  page: number;
  estado_ate?: number;
}

/** The list in an address, with its page; by default the first list. */
export function readReviewPosition(
  search: URLSearchParams,
  lists: readonly { value: ReviewList }[] = REVIEW_LISTS,
): ReviewPlace {
  const list = (lists.find(({ value }) => value === search.get('lista')) ?? lists[0])?.value ?? 'respondidas';
  if (search.get('lista') !== 'certeza') return { list, page: 1 };
  const page = fromAddress.page(search.getAll('page')) as number | undefined;
  const estado_ate = fromAddress.instant(search.getAll('estado_ate')) as number | undefined;
  return { list, page: page ?? 1, ...(estado_ate !== undefined && { estado_ate }) };
}

/** The query string of a list, with its question mark; the first page is omitted. */
export function writeReviewPosition(list: ReviewList, { page = 1, estado_ate }: Partial<ReviewPlace> = {}): string {
  const search = new URLSearchParams();
  if (list !== 'respondidas') search.set('lista', list);
  if (estado_ate !== undefined) search.set('estado_ate', String(estado_ate));
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `?${search}` : '';
}
