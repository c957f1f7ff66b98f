import { takeFrom, takeIn } from './settle-chunks.mts';

const RUNTIME = 'rolldown-runtime-ab_1.js';
const runtime = 'var e=1,s=2,l=3;export{s as n,l as r};';

describe('the helpers of the bundler', () => {
  it('stand in the vendor chunk, under names that nothing there has', () => {
    const vendor = `import{n as e,r}from"./${RUNTIME}";var $n=e+r;export{$n as a};`;
    const settled = takeIn(vendor, runtime, RUNTIME);
    expect(settled).not.toContain(RUNTIME);
    expect(settled).toMatch(/^var\[\$runtime_n,\$runtime_r\]=\(\(\)=>\{var e=1,s=2,l=3;return\[s,l\]\}\)\(\);/);
    expect(settled).toContain('var e=$runtime_n,r=$runtime_r;var $n=e+r;export{$n as a};');
    expect(settled).toContain('export{$runtime_n,$runtime_r};');
  });

  it('are taken from there by every other chunk, also in its lists of what to fetch', () => {
    const chunk = `const d=["a.js","${RUNTIME}"];import{r as t}from"./${RUNTIME}";t();`;
    expect(takeFrom(chunk, RUNTIME, 'vendor-1.js')).toBe(
      'const d=["a.js","vendor-1.js"];import{$runtime_r as t}from"./vendor-1.js";t();',
    );
  });

  it('that are written otherwise than they were are refused, not lost', () => {
    expect(() => takeIn('var a=1;', runtime, RUNTIME)).toThrow(/is not written as it was/);
  });
});
