import { seeded } from '../../bench/bank/random.mjs';
import { drawAct, screensOf } from './student-acts.mjs';

const scene = {
  questions: new Map([[1, [{ question: 7, alternatives: [70, 71] }]]]),
  maps: () => [1],
};

function drawn(seed, count) {
  const random = seeded(seed);
  const student = { maps: [1], device: 'd', answers: [], notebooks: [], sittings: [] };
  return { student, requests: Array.from({ length: count }, () => drawAct(random, scene, student)) };
}

it('a history is the same for the same seed, and acts on nothing that is not there', () => {
  const { student, requests } = drawn(1, 200);
  expect(drawn(1, 200).requests).toEqual(requests);
  expect(drawn(2, 200).requests).not.toEqual(requests);
  const named = requests.flatMap(({ path }) => /sitting\/([^/]+)/.exec(path)?.[1] ?? []);
  expect(student.sittings).toEqual(expect.arrayContaining(named));
  expect(requests.some(({ path }) => /question-notebook\/[^/]+/.test(path))).toBe(false);
  expect(screensOf(student)).toEqual(expect.arrayContaining([`/api/customer-area/sitting/${student.sittings[0]}`]));
});
