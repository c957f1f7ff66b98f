import fc from 'fast-check';
import type { Act } from './act';
import { answer, clock, look, offline, online } from './answering';
import { annul, change } from './bank';
import { choose, fill, migrate, release, remove, reset } from './collections';
import { list, turn } from './lists';

/** Generator of the next act; answers are the most frequent. */
export const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 12, arbitrary: answer },
  { weight: 2, arbitrary: offline },
  { weight: 3, arbitrary: online },
  { weight: 1, arbitrary: clock },
  { weight: 2, arbitrary: look },
  { weight: 3, arbitrary: reset },
  { weight: 1, arbitrary: remove },
  { weight: 1, arbitrary: choose },
  { weight: 1, arbitrary: migrate },
  { weight: 1, arbitrary: release },
  { weight: 1, arbitrary: fill },
  { weight: 3, arbitrary: change },
  { weight: 1, arbitrary: annul },
  { weight: 3, arbitrary: list },
  { weight: 2, arbitrary: turn },
);
