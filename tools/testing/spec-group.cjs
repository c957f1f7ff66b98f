/**
 * Runs the spec files of a group in one context (docs/performance.md), each in a describe block of its own: what a file sets up
 * with `beforeEach` at its top holds for its own tests alone. Jest knows the group by its first file.
 */
const { relative } = require('node:path');
const { default: circus } = require('jest-circus/runner');

module.exports = function runGroup(globalConfig, config, environment, runtime, testPath, sendMessage) {
  const { files } = config.testEnvironmentOptions.groups.find(({ files: [first] }) => first === testPath);
  const importModule = runtime.unstable_importModule.bind(runtime);
  runtime.unstable_importModule = async (path) => {
    if (path !== testPath || files.length === 1) return importModule(path);
    for (const file of files)
      await environment.describeFile(relative(globalConfig.rootDir, file), () => importModule(file));
  };
  return circus(globalConfig, config, environment, runtime, testPath, sendMessage);
};
