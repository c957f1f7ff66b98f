/** jsdom for specs, as Jest's own. */
require('./code-cache.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    // React creates an error for each element to record its origin; Jest's hundred lines of stack cost more than the
    // element.
    this.global.Error.stackTraceLimit = 20;
  }
};
