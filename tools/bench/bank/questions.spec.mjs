import { papers, subjectTree } from './catalogue.mjs';
import { paperQuestions } from './questions.mjs';
import { seeded } from './random.mjs';
import { vocabulary, wordSampler } from './words.mjs';

function make(seed) {
  const random = seeded(seed);
  const words = vocabulary(random, 4_000);
  const { leaves } = subjectTree(random, words);
  const [paper] = papers(random, words, 1);
  const sources = {
    random,
    words,
    search: { plain: words, terms: words, pairsOf: () => [], spaced: (part) => ` ${part.join(' ')} `, version: 1 },
    drawWord: wordSampler(words),
    drawCitation: () => [7, 9],
    leaves,
  };
  return [...paperQuestions(sources, paper, 1, 60)];
}

describe('generated questions', () => {
  const questions = make(5);
  const citation = vocabulary(seeded(5), 4_000).filter((_, at) => at === 7 || at === 9);

  it('are the same for the same seed', () => {
    expect(make(5)).toEqual(questions);
  });

  it('contain citations in a part of their statements', () => {
    const { length } = questions.filter(({ search: [, phrases] }) => phrases.includes(` ${citation.join(' ')} `));
    expect(length).toBeGreaterThan(questions.length / 6);
    expect(length).toBeLessThan(questions.length / 2);
  });

  it('have one right alternative among two, four or five', () => {
    for (const { options, right } of questions) {
      expect([2, 4, 5]).toContain(options.length);
      expect(options[right]).toBeDefined();
    }
  });

  it('have each word of their text at its place in the search vector', () => {
    const [first] = questions;
    const [word, next] = first.statement.replace('<p>', '').split(' ');
    const [vector, phrases] = first.search;
    expect(vector).toMatch(new RegExp(`'${word}':1\\b`));
    expect(vector).toMatch(new RegExp(`'${next}':(1,)?2\\b`));
    expect(phrases.startsWith(` ${word} ${next} `)).toBe(true);
  });
});
