/**
 * jsdom for specs, with the same answers in less time. Testing-library asks for the computed style of each element that it
 * looks at, and jsdom compares each with every rule of every sheet: a third of the CPU time of a screen's spec.
 */
require('./code-cache.cjs');
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');
const { mayMatch } = require('./selector-filter.cjs');

const { matchesDontThrow } = selectors;
// Before jsdom's window is loaded, which takes the function by its name once.
selectors.matchesDontThrow = (element, selector) => mayMatch(element, selector) && matchesDontThrow(element, selector);

const { TestEnvironment } = require('jest-environment-jsdom');

module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    // React creates an error for each element to record its origin; Jest's hundred lines of stack cost more than the
    // element.
    this.global.Error.stackTraceLimit = 20;
  }
};
