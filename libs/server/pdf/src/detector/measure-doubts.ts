import { randomNumbers } from '@mapa/domain';
import { openDocument, readPages } from '../document/read-document';
import { habitsOf, isRunning, type Habits } from '../doubts/habits';
import { reasonsFor } from '../doubts/doubts-of';
import { textsOf, type QuestionTexts } from '../doubts/texts';
import type { Page } from '../document/model';
import type { LineBlock } from '../layout/flow';
import { linesOf } from '../layout/lines';
import { readPaper, type PaperQuestion } from '../paper/read-paper';
import { copyOf, type Damage } from './damage';
import { DAMAGES_BY_OTHERS } from './damages-by-others';
import { DAMAGES_OF_TEXT } from './damages-of-text';

/** Number of questions, and how many of them were doubted. */
export interface Doubted {
  of: number;
  doubted: number;
}

/** What the checks of one paper find. */
export interface DoubtStudy {
  /** Questions that were read correctly; every doubt about one is a false alarm. */
  right: Doubted;
  /** Copies of correct, undoubted questions with one damage each, by kind of damage. */
  damaged: Record<string, Doubted>;
}

const DAMAGES: Readonly<Record<string, Damage>> = { ...DAMAGES_OF_TEXT, ...DAMAGES_BY_OTHERS };
/** Number of times that each kind of damage is applied to a question, in different places. */
const TIMES = 2;
const MOST_RUNNING = 20;

/** Lines of headers and footers that have words. */
function runningLines(pages: readonly Page[], { running }: Habits): string[] {
  const lines = pages.slice(1).flatMap((page) => linesOf(page.runs, page.number).map(({ text }) => text.trim()));
  const named = lines.filter((text) => /\p{L}{4}/u.test(text) && isRunning(running, text));
  return [...new Set(named)].slice(0, MOST_RUNNING);
}

/** Habits of a paper from which a reader lost these lines. */
const without = (habits: Habits, cut: readonly LineBlock[]): Habits => ({
  ...habits,
  orphans: [...habits.orphans, ...cut.map(({ line: { page, x0, x1, y, text } }) => ({ page, x0, x1, y, text }))],
});

/**
 * Measures the doubt checks as a detector: on correct questions, and on the same questions after damage by a seeded
 * generator. Lines that a damage cuts stay on their page, as in a paper whose reader lost them.
 * @param right indexes of the questions that were read correctly; null: all that are not doubted count as correct
 */
export async function measureDoubts(bytes: Uint8Array, right: readonly number[] | null): Promise<DoubtStudy> {
  const document = await openDocument(bytes);
  const pages = await readPages(document).finally(() => document.loadingTask.destroy());
  const paper = readPaper(pages);
  const { questions } = paper;
  const all = questions.map(textsOf);
  const habits = habitsOf(paper, all, pages);
  const running = runningLines(pages, habits);
  const isDoubted = (texts: QuestionTexts, own = habits) => reasonsFor(texts, own, all).length > 0;
  const alarms = all.map((texts) => isDoubted(texts));
  const places = right ?? [...questions.keys()].filter((at) => !alarms[at]);

  const damaged: DoubtStudy['damaged'] = {};
  for (const at of places.filter((place) => !alarms[place])) {
    for (const [kind, damage] of Object.entries(DAMAGES)) {
      for (let time = 0; time < TIMES; time += 1) {
        const copy = copyOf(questions[at] as PaperQuestion);
        const cut: LineBlock[] = [];
        const next = randomNumbers(copy.number * 1000 + time * 7919 + kind.length).uniform;
        if (!damage(copy, { all: questions, at, running, next, cut })) continue;
        const count = (damaged[kind] ??= { of: 0, doubted: 0 });
        count.of += 1;
        if (isDoubted(textsOf(copy), cut.length > 0 ? without(habits, cut) : habits)) count.doubted += 1;
      }
    }
  }
  return { right: { of: places.length, doubted: places.filter((at) => alarms[at]).length }, damaged };
}

/** A paper whose checks are measured; `right` as for `measureDoubts`. */
interface StudyRequest {
  paper: Uint8Array;
  right: readonly number[] | null;
}

/** Answers one request of the process that started this one, and ends. */
export function serveDoubtStudy(): void {
  process.once('message', ({ paper, right }: StudyRequest) => {
    void measureDoubts(paper, right)
      .then((result) => ({ result }))
      .catch((error: unknown) => ({ refusal: error instanceof Error ? error.message : String(error) }))
      .then((reply) => process.send?.(reply));
  });
}
