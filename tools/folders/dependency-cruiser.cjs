/** What imports what. Specs may import anything and are imported by nothing: they are left out. */
module.exports = {
  forbidden: [
    {
      name: 'no-file-circles',
      comment: 'Types leave nothing at run time, so that they close no circle of files.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    includeOnly: '^(?:apps|libs|tools)/',
    exclude: { path: String.raw`/node_modules/|\.(?:spec|d)\.(?:tsx?|mjs)$` },
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
  },
};
