import { specs } from './files.mjs';

const RUNNERS = '/^(describe|it|test|suite)$/';

const forbid = (selector, message) => ({ selector, message });

/** Rules against tests that cannot fail, or fail by chance. */
export default [
  {
    name: 'tests/honest',
    files: specs,
    rules: {
      'no-restricted-syntax': [
        'error',
        forbid(
          `MemberExpression[object.name=${RUNNERS}][property.name=/^(only|skip|todo|fixme|failing)$/]`,
          'A focused or skipped test hides the others: run it, mend it or delete it.',
        ),
        forbid(
          `MemberExpression[object.object.name=${RUNNERS}][property.name=/^(only|skip|fixme)$/]`,
          'A focused or skipped test hides the others: run it, mend it or delete it.',
        ),
        forbid(
          'CallExpression[callee.name=/^(xit|xtest|xdescribe|fit|fdescribe)$/]',
          'A focused or skipped test hides the others: run it, mend it or delete it.',
        ),
        forbid(
          'CallExpression[callee.property.name=/^toMatch(Inline)?Snapshot$|^toThrowErrorMatching(Inline)?Snapshot$/]',
          'Snapshots pin markup, not behaviour: expect what a person sees or a caller gets.',
        ),
        forbid(
          'NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"], AwaitExpression > CallExpression[callee.name=/^(sleep|delay|wait|setTimeout)$/], CallExpression[callee.property.name="waitForTimeout"]',
          'A sleep is slow or flaky: wait for the event itself (findBy…, waitFor, expect.poll) or use fake timers.',
        ),
      ],
    },
  },
];
