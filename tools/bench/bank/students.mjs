import { alternativeId } from './questions.mjs';
import { between, uuid, weighted, zipf } from './random.mjs';

const mapsEach = 3;
const began = Date.UTC(2026, 0, 1);
const fortyWeeksMs = 40 * 7 * 86_400_000;

/** Some distinct questions, first those of the student's maps. */
function pick(random, { ranges, maps, questions }, count) {
  const picked = new Map();
  for (const map of maps) {
    const { first, count: size } = ranges[map - 1];
    const done = Math.min(size, Math.ceil(size * random()));
    for (let at = 0; at < done && picked.size < count; at += 1) picked.set(first + at, map);
  }
  while (picked.size < count && picked.size < questions) {
    const id = between(random, 1, questions);
    if (!picked.has(id)) picked.set(id, null);
  }
  return picked;
}

/**
 * One student after another with all of their data. A few answer most: the number of answers follows Zipf's law.
 * @param rightOf the right alternative's place by question
 */
export function* students({ random, count, answers, ranges, questions, rightOf }) {
  const shares = zipf(count, 0.6);
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const mapOf = weighted(zipf(ranges.length, 0.7));
  for (let index = 0; index < count; index += 1) {
    const id = uuid(random);
    const maps = [...new Set(Array.from({ length: mapsEach }, () => 1 + mapOf(random)))];
    const wanted = Math.min(questions, Math.round((answers * shares[index]) / whole));
    const own = [...pick(random, { ranges, maps, questions }, wanted)].map(([questionId, map]) => {
      const correct = random() < 0.6;
      const right = rightOf[questionId - 1];
      return {
        id: uuid(random),
        questionId,
        map,
        correct,
        alternativeId: alternativeId(questionId, 1, correct ? right : 1 - Math.min(right, 1)),
        at: new Date(began + Math.floor(random() * fortyWeeksMs)).toISOString(),
      };
    });
    yield { id, sessionId: uuid(random), email: `aluno${index}@bench.exemplo.com.br`, maps, answers: own };
  }
}
