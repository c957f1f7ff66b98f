/** @jest-environment jsdom */
/* global document -- of the environment above */
import { mayMatch } from './selector-filter.cjs';

const implementationOf = ({ classList, localName }) => ({ classList, _localName: localName });

const PAGE = `<main class="a b"><p class="a" id="p">x</p><ul hidden><li class="b c">y</li></ul>
  <svg class="b"><linearGradient class="a"></linearGradient></svg><input type="text" class="a"></main>`;

const SELECTORS = [
  ...['.a', '.a.b', '.c', 'p.a', 'P.a', 'p#p', '#p', '*', '*.a', 'li', 'main > .a', 'main .c', '.a ~ ul', '.a + ul'],
  ...['.a:hover', '.c, .a', '.zz, p', '.zz, [hidden]', '[hidden]', 'ul[hidden]', 'input[type="text"].a', '.a:not(.b)'],
  ...['.zz:not(.b)', ':is(.a, .c)', '.c:is(.a, li)', 'main:has(.c)', '.a:nth-child(2n+1)', 'lineargradient', ':root'],
  ...[
    'linearGradient.a',
    'main>.a',
    'main\n  .c',
    '.zz > .a',
    'input[type=text i]',
    'p:not(:is(.b, .c)).a',
    '[a="]"].a',
  ],
];

beforeEach(() => (document.body.innerHTML = PAGE));

test.each(SELECTORS)('no element that matches %s is ruled out', (selector) => {
  const elements = [...document.querySelectorAll('*')];
  const ruledOut = elements.filter((element) => !mayMatch(implementationOf(element), selector));
  expect(ruledOut.filter((element) => element.matches(selector))).toEqual([]);
});

test.each(['.zz', 'p.zz', 'li.a', '.a .zz:hover', '.zz, table', 'main:not(.a) > .zz::before', 'table[class] > tr'])(
  'every element is ruled out by %s',
  (selector) => {
    const elements = [...document.querySelectorAll('*')];
    expect(elements.filter((element) => mayMatch(implementationOf(element), selector))).toEqual([]);
  },
);

test('what is not read rules nothing out', () => {
  for (const selector of ['.a\\:b', '.zz,', '&.a', undefined]) {
    expect(mayMatch(implementationOf(document.body), selector)).toBe(true);
  }
});
