/** Registers and runs the tests of spec files, with the parts of jest's interface that they use. */

/** The real timers, also while a test uses fake ones. */
const { setTimeout, clearTimeout } = globalThis;

const NOTHING = { names: [], before: [], after: [] };

/** The registered tests, in order. `begin` sets the name of the file that is loaded next; `clear` removes all tests. */
export function createSpecs() {
  let tests = [];
  /** Hooks that apply to every file. */
  let all = NOTHING;
  let group = NOTHING;
  const each = (declare) => (table) => (title, run) =>
    table.forEach((row, at) => declare(`${title} [${at}]`, () => (Array.isArray(row) ? run(...row) : run(row))));
  const it = (title, run) => tests.push({ id: [...group.names, title].join(' '), run, group });
  const describe = (title, declare) => {
    const outer = group;
    group = { names: [...outer.names, title], before: [...outer.before], after: [...outer.after] };
    declare();
    group = outer;
  };
  it.each = each(it);
  describe.each = each(describe);
  return {
    all: () => tests,
    clear() {
      tests = [];
      all = { names: [], before: [], after: [] };
      group = all;
    },
    begin: (name) => void (group = { names: [name], before: [...all.before], after: [...all.after] }),
    globals: {
      describe,
      it,
      test: it,
      beforeEach: (step) => void group.before.push(step),
      afterEach: (step) => void group.after.unshift(step),
      // Libraries use these once for all files.
      beforeAll: (step) => void step(),
      afterAll: () => undefined,
    },
  };
}

async function withinLimit(step, limitMs) {
  let timer;
  const limit = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`The test did not end within ${limitMs} ms.`)), limitMs);
  });
  try {
    await Promise.race([step(), limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** The first error of a test and its steps, undefined when it passed. A test that does not end within `limitMs` fails. */
export async function failureOf({ run, group }, limitMs) {
  let failure;
  const attempt = async (step) => {
    try {
      await withinLimit(async () => step(), limitMs);
    } catch (error) {
      failure ??= error ?? new Error('The test threw nothing.');
    }
  };
  for (const step of group.before) await attempt(step);
  if (failure === undefined) await attempt(run);
  for (const step of group.after) await attempt(step);
  return failure;
}
