/** Sets one number of an array by question; returns a larger array where the question lies beyond its end. */
export function withNumber(ofQuestion: Uint32Array, question: number, number: number): Uint32Array {
  const numbers = question < ofQuestion.length ? ofQuestion : larger(ofQuestion, question);
  numbers[question] = number;
  return numbers;
}

function larger(ofQuestion: Uint32Array, question: number): Uint32Array {
  const numbers = new Uint32Array(Math.max(question + 1, ofQuestion.length * 2));
  numbers.set(ofQuestion);
  return numbers;
}

/** Counts how many of the questions have each number below `size`. */
export function countNumbers(ofQuestion: Uint32Array, questions: Uint32Array, size: number): Uint32Array {
  const counts = new Uint32Array(size);
  // An index loop: for a million ids, an iterator takes several times as long.
  for (let at = 0; at < questions.length; at += 1) {
    const number = ofQuestion[questions[at] ?? 0] ?? 0;
    counts[number] = (counts[number] ?? 0) + 1;
  }
  return counts;
}
