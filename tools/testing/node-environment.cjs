/** Node for specs, as Jest's own, with groups of files and without timers that outlive them. */
require('./code-cache.cjs');
const { TestEnvironment } = require('jest-environment-node');
const { trackLongTimers } = require('./long-timers.cjs');

module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.clearLongTimers = trackLongTimers(this.global);
  }

  handleTestEvent(_event, state) {
    this.circus = state;
  }

  /** What `load` defines, which may take its time, belongs to a describe block of this name: `describe` takes no promise. */
  async describeFile(name, load) {
    const { circus } = this;
    const outer = circus.currentDescribeBlock;
    let block;
    this.global.describe(name, () => {
      block = circus.currentDescribeBlock;
    });
    circus.currentDescribeBlock = block;
    try {
      await load();
    } finally {
      circus.currentDescribeBlock = outer;
    }
  }

  async teardown() {
    this.clearLongTimers();
    await super.teardown();
  }
};
