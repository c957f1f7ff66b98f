import type { ModelCollection, State } from './model/collection';
import type { Learner } from './learner';

const PER_PAGE = 2;
const ALL = 100;

/** One page of a list by the own state, of a collection or of the whole bank. */
export async function readPage(
  learner: Learner,
  collection: ModelCollection | null,
  estado: State,
  more: Record<string, number> = {},
) {
  const args = { estado, per_page: ALL, ...more };
  const page =
    collection === null
      ? await learner.read('GET /api/question', { ...args, anuladas: 'incluir' })
      : collection.kind === 'map'
        ? await learner.read('GET /api/customer-area/question-map/questions', { ...args, id: collection.id })
        : await learner.read('GET /api/customer-area/question-notebook/{id}/questions', { ...args, id: collection.id });
  if (collection) learner.model.limit.serve(collection.openOf(page.data.map(({ id }) => id)), learner.study.now);
  return { ids: page.data.map(({ id }) => id), last: page.last_page, anchor: page.estado_ate };
}

/** A list by the own state that is paged through while the student goes on (docs/decisions/033). */
export class PagedList {
  readonly collection: ModelCollection | null;
  readonly state: State;
  private readonly learner: Learner;
  private readonly anchor: number;
  private readonly opened: number[];
  private seen: number[] = [];
  private page = 1;

  private constructor(
    learner: Learner,
    {
      collection,
      state,
      anchor,
      opened,
    }: Pick<PagedList, 'collection' | 'state'> & { anchor: number; opened: number[] },
  ) {
    this.learner = learner;
    this.collection = collection;
    this.state = state;
    this.anchor = anchor;
    this.opened = opened;
  }

  static async open(learner: Learner, collection: ModelCollection | null, state: State): Promise<PagedList> {
    const { ids, anchor } = await readPage(learner, collection, state);
    if (anchor === undefined) throw new Error('a list by the own state has an anchor');
    return new PagedList(learner, { collection, state, anchor, opened: ids });
  }

  /**
   * Reads the next page. After the last one, all pages together must be the list as it was opened; then it starts
   * again.
   */
  async turn(): Promise<void> {
    const { learner, collection, state, page } = this;
    const { ids, last } = await readPage(learner, collection, state, {
      per_page: PER_PAGE,
      page,
      estado_ate: this.anchor,
    });
    this.seen.push(...ids);
    this.page = page < last ? page + 1 : 1;
    if (page < last) return;
    const told = (found: number[]) => `pages of "${state}" of ${collection?.name ?? 'the bank'}: ${found.join()}`;
    expect(told(this.seen)).toBe(told(this.opened));
    this.seen = [];
  }

  /** Reads the remaining pages. */
  async finish(): Promise<void> {
    do await this.turn();
    while (this.page !== 1);
  }
}
