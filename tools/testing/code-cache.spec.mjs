import { setImmediate as nextTurn } from 'node:timers/promises';
import v8 from 'node:v8';
import vm from 'node:vm';

// The environment of this very spec has put the cache in the place of Node's own functions.
const compile = (source, parsingContext, filename = '/kept.cjs') =>
  vm.compileFunction(source, ['exports'], { filename, parsingContext });
const newContext = () => vm.createContext(vm.constants.DONT_CONTEXTIFY);

test('a script that is compiled once runs in each context with the globals of that context', () => {
  const contexts = [newContext(), newContext()];
  const values = contexts.map((context, at) => {
    context.place = at;
    const exports = {};
    compile(
      'globalThis.count = (globalThis.count ?? 0) + 1; exports.seen = [place, count]; exports.array = Array;',
      context,
    )(exports);
    return exports;
  });
  expect(values.map(({ seen }) => [...seen])).toEqual([
    [0, 1],
    [1, 1],
  ]);
  values.forEach(({ array }, at) => expect(array).toBe(contexts[at].Array));
});

test('another text of the same file is compiled anew', () => {
  const context = newContext();
  const texts = ['exports.value = 1', 'exports.value = 2', 'exports.value = 1'];
  const values = texts.map((text) => {
    const exports = {};
    compile(text, context, '/changed.cjs')(exports);
    return exports.value;
  });
  expect(values).toEqual([1, 2, 1]);
});

test('an error tells the line and column of the file', () => {
  const run = () => compile(' throw new Error("here")', newContext(), '/failing.cjs')({});
  expect(run).toThrow(expect.objectContaining({ stack: expect.stringContaining('/failing.cjs:1:8') }));
});

test('a last line that is a comment ends the file, not the function around it', () => {
  const exports = {};
  compile('exports.value = 1 // the end', newContext(), '/commented.cjs')(exports);
  expect(exports.value).toBe(1);
});

test.each(['import("x")', 'import ("x")', 'import/* later */("x")'])(
  '%s asks the runtime of its own spec file',
  async (load) => {
    const asked = await Promise.all(
      [1, 2].map(async (place) => {
        const exports = {};
        const source = `exports.load = () => ${load}`;
        const context = newContext();
        const importModuleDynamically = async () => {
          const module = new vm.SyntheticModule(['place'], () => module.setExport('place', place), { context });
          await module.link(() => undefined);
          await module.evaluate();
          return module;
        };
        const options = { filename: '/importing.cjs', parsingContext: context, importModuleDynamically };
        vm.compileFunction(source, ['exports'], options)(exports);
        return (await exports.load()).place;
      }),
    );
    expect(asked).toEqual([1, 2]);
  },
);

test('an ES module is evaluated by itself in each context, whichever text it has', async () => {
  const load = async (source) => {
    const context = newContext();
    const module = new vm.SourceTextModule(source, { context, identifier: '/kept.mjs' });
    await module.link(() => undefined);
    await module.evaluate();
    return { ...module.namespace, ownArray: module.namespace.array === context.Array };
  };
  const one = 'export const array = Array; export const value = { n: 1 };';
  const loaded = [await load(one), await load(one), await load(one.replace('1', '2'))];
  expect(loaded.map(({ value, ownArray }) => [value.n, ownArray])).toEqual([
    [1, true],
    [1, true],
    [2, true],
  ]);
  expect(loaded[0].value).not.toBe(loaded[1].value);
});

test('what a script reaches by import() leaves memory with its spec file', async () => {
  v8.setFlagsFromString('--expose-gc');
  const collectGarbage = vm.runInNewContext('gc');
  const compileForOneFile = () => {
    const runtime = { context: newContext() };
    const options = { filename: '/left.cjs', parsingContext: runtime.context, importModuleDynamically: () => runtime };
    vm.compileFunction('exports.load = () => import("x")', ['exports'], options)({});
    return new WeakRef(runtime);
  };
  const kept = compileForOneFile();
  // A reference is dropped at the end of a turn, and what it alone led to with the next collection.
  for (let turn = 0; turn < 3; turn += 1) {
    await nextTurn();
    collectGarbage();
  }
  expect(kept.deref()).toBeUndefined();
});
