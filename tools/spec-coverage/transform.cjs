const { createTransformer } = require('@swc/jest');

/** The one change of this run, as JSON: `{ file, from, to }` with the file's whole path. */
const { file, from, to } = JSON.parse(process.env.MAPA_REMOVAL ?? '{}');

/** The house's own transformer, which hands one source file over changed. */
module.exports = {
  createTransformer(options) {
    const swc = createTransformer(options);
    const change = (source, path) => {
      if (path !== file) return source;
      if (source.split(from).length !== 2) throw new Error(`${file} does not hold exactly once: ${from}`);
      return source.replace(from, () => to);
    };
    return {
      canInstrument: swc.canInstrument,
      getCacheKey: (source, path, ...rest) => swc.getCacheKey(change(source, path), path, ...rest),
      process: (source, path, ...rest) => swc.process(change(source, path), path, ...rest),
      processAsync: (source, path, ...rest) => swc.processAsync(change(source, path), path, ...rest),
    };
  },
};
