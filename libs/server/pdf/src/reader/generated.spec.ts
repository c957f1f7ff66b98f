import { nastyPaper, PICTURE, writePdf, type NastyPaper } from '../testing';
import { readPaperFile } from './read-file';

/** Seeds that were once read wrongly without a doubt. */
const ONCE_WRONG = [10, 21, 23, 25];
/** More on demand: the number (`PDF_PAPERS=500`) and the first seed (`PDF_SEED=7000`). */
const PAPERS = Number(process.env['PDF_PAPERS'] ?? 0);
const FIRST_SEED = Number(process.env['PDF_SEED'] ?? 1);
const SEEDS = PAPERS > 0 ? Array.from({ length: PAPERS }, (_, at) => FIRST_SEED + at) : ONCE_WRONG;

/** Text with signs for its pictures, without tags, blanks and line numbers. */
const bare = (html: string): string =>
  html
    .replace(/<img[^>]*>/g, PICTURE)
    .replace(/(^|<p>|<br>)\d+ /g, '$1')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, '');

/** Differences from the written paper that no doubt covers. */
async function silentlyWrong({ pages, questions, manner }: NastyPaper): Promise<string[]> {
  const { questions: got, lost } = await readPaperFile({ paper: writePdf(pages), key: null, booklet: null });
  return questions.flatMap((known) => {
    const read = got.find(({ number }) => number === known.number);
    if (!read)
      return lost.some(({ number }) => number === known.number) || got.length === 0
        ? []
        : [`${manner}: ${known.number} is lost`];
    if (read.doubts.some((doubt) => doubt !== 'não há gabarito')) return [];
    const expected = [[...known.shared, known.statement].join(''), ...known.alternatives].map(bare);
    const actual = [read.statement, ...read.alternatives.map(({ html }) => html)].map(bare);
    return expected.flatMap((text, at) =>
      text === actual[at] ? [] : [`${manner}: ${known.number}: ${text} is read as ${actual[at]}`],
    );
  });
}

describe('random papers', () => {
  it('are read as they were written, or doubted', async () => {
    const wrong: string[] = [];
    for (const seed of SEEDS) wrong.push(...(await silentlyWrong(nastyPaper(seed))));
    expect(wrong).toEqual([]);
  });
});
