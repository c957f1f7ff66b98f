const MAX_PAGE = 10_000;

/** The lists of a review, in the order of their tabs. */
export const REVIEW_LISTS = [
  { value: 'respondidas', label: 'Respondidas' },
  { value: 'hoje', label: 'Revisão de hoje' },
  { value: 'certeza', label: 'Certeza, mas errada' },
] as const;
export type ReviewList = (typeof REVIEW_LISTS)[number]['value'];

/** Those of a review of everything: what was answered is read where it was. */
export const WHOLE_LISTS = REVIEW_LISTS.filter(({ value }) => value !== 'respondidas');

/** The list that an address names, and its page; the first of the lists where it names none of them. */
export function readReviewPlace(search: URLSearchParams, lists: readonly { value: ReviewList }[] = REVIEW_LISTS): { list: ReviewList; page: number } {
  const page = Number(search.get('page'));
  return {
    list: (lists.find(({ value }) => value === search.get('lista')) ?? lists[0])?.value ?? 'respondidas',
    page: search.get('lista') === 'certeza' && Number.isInteger(page) && page > 0 && page <= MAX_PAGE ? page : 1,
  };
}

/** The query string of a list, with its question mark; the first page is left out. */
export function writeReviewPlace(list: ReviewList, page = 1): string {
  const search = new URLSearchParams();
  if (list !== 'respondidas') search.set('lista', list);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `?${search}` : '';
}
