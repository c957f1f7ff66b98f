import { lineOf } from './parent.mjs';

const family = (processes) => (pid) => processes[pid] ?? null;

test('if npm runs us directly, it alone is watched', () => {
  expect(lineOf(5, family({ 5: { name: 'npm start', parent: 1 } }))).toEqual([5]);
});

test('a shell between npm and us does not hide the end of npm', () => {
  const before = lineOf(6, family({ 6: { name: 'sh', parent: 5 } }));
  const after = lineOf(6, family({ 6: { name: 'sh', parent: 1 } }));
  expect(before).toEqual([6, 5]);
  expect(after).not.toEqual(before);
});

test('if the system reports no processes, the parent alone is watched', () => {
  expect(lineOf(5, () => null)).toEqual([5]);
});
