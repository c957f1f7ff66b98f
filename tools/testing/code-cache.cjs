/**
 * Compiles each module once for each worker of jest. Jest evaluates every module anew for each spec file, in a context of its
 * own, which keeps spec files apart; that it also compiles their text anew keeps nothing apart and took a fifth of the time.
 */
const { setFlagsFromString } = require('node:v8');
const vm = require('node:vm');

// V8's own cache of compiled scripts leads to what each reaches by `import()`: the runtime and context of its spec file, which
// would never leave memory (docs/performance.md).
setFlagsFromString('--no-compilation-cache');

const { compileFunction, Script, SourceTextModule } = vm;

/** By file name; a text that changed meanwhile replaces the one before. */
const scripts = new Map();
const modules = new Map();

/** An `import()` must reach the runtime of the current spec file, which a script shared by all does not know. */
const DYNAMIC_IMPORT = /\bimport\s*[(/]/;

/** CommonJS: the compiled script is bound to a context only when it runs. */
function compileOnce(source, parameters, options) {
  const { filename, parsingContext } = options;
  if (!parsingContext) return compileFunction(source, parameters, options);
  const head = `(function (${parameters.join(', ')}) {`;
  let known = scripts.get(filename);
  if (known?.source !== source || known.head !== head) {
    const isShared = !DYNAMIC_IMPORT.test(source);
    const script = isShared && new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
    scripts.set(filename, (known = { source, head, script }));
  }
  return known.script ? known.script.runInContext(parsingContext) : compileFunction(source, parameters, options);
}

/** ES modules belong to their context from the start: what was compiled is taken from V8's cache of the code. */
class CachedSourceTextModule extends SourceTextModule {
  constructor(source, options) {
    const known = modules.get(options.identifier);
    let cached = known?.source === source;
    try {
      super(source, cached ? { ...options, cachedData: known.data } : options);
    } catch (error) {
      // V8 refuses code that was compiled under other flags, which a spec may set (`--expose-gc`).
      if (error.code !== 'ERR_VM_MODULE_CACHED_DATA_REJECTED') throw error;
      cached = false;
      super(source, options);
    }
    if (!cached) modules.set(options.identifier, { source, data: this.createCachedData() });
  }
}

vm.compileFunction = compileOnce;
// Without --experimental-vm-modules, as in projects of CommonJS alone, there is none.
if (SourceTextModule) vm.SourceTextModule = CachedSourceTextModule;
