/** Pagination fields of a list. */
interface Page {
  total: number;
  current_page: number;
  last_page: number;
  per_page: number;
}

/** A list response, by default of one page, with this list's additional fields. */
export const pageOf = <Item, More extends object = object>(data: Item[], changes?: Partial<Page> & More) =>
  ({ data, total: data.length, current_page: 1, last_page: 1, per_page: 20, ...changes }) as Page &
    More & { data: Item[] };

/** A list of one page. */
export const listOf = <Item>(...data: Item[]) => pageOf(data);
