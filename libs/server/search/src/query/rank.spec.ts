import fc from 'fast-check';
import {
  parseExactness,
  parseRanking,
  parseTextQuery,
  requiredTermsOf,
  searchColumns,
  termOf,
  type TextQuery,
} from '@mapa/server-text';
import { WordTexts } from '../search-index/texts/word-texts';
import { best } from './rank';

const WORDS = ['crase', 'parto', 'partos', 'lei', 'leis', 'verbo', 'de', 'a', '8.112', 'jurídico', 'jurídica'];
const question = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 12 }).map((words) => [words.join(' ')]);
const text = fc
  .array(fc.constantFrom('crase', 'partos', 'parto', 'lei', 'verbo', 'jurídica', '"a lei"', 'or', '-verbo', 'de'), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => parts.join(' '));

/** Whether a text matches, read word by word. */
function matches(query: TextQuery, lines: string): boolean {
  if (query.kind === 'term') return lines.split(/\s+/).some((word) => termOf(word) === query.term);
  if (query.kind === 'phrase') return lines.includes(query.words);
  if (query.kind === 'not') return !matches(query.part, lines);
  return query.kind === 'and'
    ? query.parts.every((part) => matches(part, lines))
    : query.parts.some((part) => matches(part, lines));
}

describe('the best results', () => {
  it('are the same whether the required terms are known or all texts are read', () => {
    fc.assert(
      fc.property(fc.array(question, { minLength: 1, maxLength: 30 }), text, (questions, asked) => {
        const [query, ranking] = [parseTextQuery(asked), parseRanking(asked)];
        if (!query || !ranking) return;
        const texts = new WordTexts();
        const lines = questions.map((some) => searchColumns(some).searchWords);
        lines.forEach((line, at) => texts.set(at + 1, line));
        const found = Uint32Array.from(lines.flatMap((line, at) => (matches(query, line) ? [at + 1] : []))).reverse();
        const newest = (offset: number, count: number) => found.slice(offset, offset + count);
        const orderBy = (required: string[]) =>
          best({ texts, newest }, { ranking, exactness: parseExactness(asked), required: new Set(required) }, 20);
        expect({ asked, order: orderBy(requiredTermsOf(query)) }).toEqual({ asked, order: orderBy([]) });
      }),
      { seed: Number(process.env['RANDOM_SEED'] ?? 1), numRuns: 500 },
    );
  });
});
