/** Node for specs, as jest's own, with less work for the same. */
require('./code-cache.cjs');
const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');
const { trackLongTimers } = require('./long-timers.cjs');

const { createContext } = vm;

/**
 * Jest puts a proxy in front of the global object, to empty it in the end; each `Object` or `Promise` of the code under test
 * then goes through it. The context is thrown away as a whole: an ordinary global object does.
 */
const ordinaryContext = () => createContext(vm.constants.DONT_CONTEXTIFY);

module.exports = class extends TestEnvironment {
  constructor(config, context) {
    vm.createContext = ordinaryContext;
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
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
