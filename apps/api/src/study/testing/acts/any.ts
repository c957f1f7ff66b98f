import fc from 'fast-check';
import type { Act } from './act';
import { answer, clock, look, offline, online } from './answering';
import { annul, change, leave, merge, move, rename } from './bank';
import { choose, fill, migrate, release, remove, reset } from './collections';
import { makeOfNotice, makeOwn, refresh } from './editais';
import { hide } from './hiding';
import { list, turn } from './lists';
import { begin, beginOwn, deliver, discard, mark, pause } from './sittings';
import { midnight, wait } from './time';

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
  { weight: 1, arbitrary: leave },
  { weight: 1, arbitrary: move },
  { weight: 1, arbitrary: merge },
  { weight: 1, arbitrary: rename },
  { weight: 3, arbitrary: list },
  { weight: 2, arbitrary: turn },
  { weight: 3, arbitrary: begin },
  { weight: 3, arbitrary: beginOwn },
  { weight: 6, arbitrary: mark },
  { weight: 1, arbitrary: pause },
  { weight: 2, arbitrary: deliver },
  { weight: 1, arbitrary: discard },
  { weight: 2, arbitrary: wait },
  { weight: 2, arbitrary: midnight },
  { weight: 2, arbitrary: hide },
  { weight: 2, arbitrary: makeOwn },
  { weight: 1, arbitrary: makeOfNotice },
  { weight: 2, arbitrary: refresh },
);
