import { PAPER_FAULTS, DocumentError } from '../document/document-error';
import type { Page } from '../document/model';
import { isSameBooklet, readBooklet, type Booklet } from '../paper/booklet';
import { bookletNames, wordsIn, type PaperIdentity } from './compare';
import { factsIn, NO_FACTS, type PrintedFacts } from './facts';
import { citedYearOf, titlesOf } from './printed';

/** The names that the command gives to a paper. */
export interface PaperNames {
  /** Name of the paper, and of its file without folders. */
  exam: string | null;
  file: string | null;
  year: number | null;
  position: string | null;
}

export const NO_NAMES: PaperNames = { exam: null, file: null, year: null, position: null };

const yearsIn = (text: string): number[] =>
  [...text.matchAll(/(?<!\d)(?:19|20)\d{2}(?!\d)/g)].map(([year]) => Number(year));

function factsOfCommand({ exam, year, position }: PaperNames): PrintedFacts {
  const facts = factsIn(exam === null ? [] : [exam]);
  return {
    ...facts,
    // A paper's name contains the year of its notice or of its application; which one is unknown.
    noticeYears: [],
    years: year === null ? yearsIn(exam ?? '') : [year],
    bodies: [],
    positions: position === null ? [] : [position],
  };
}

function factsOfFile({ file }: PaperNames): PrintedFacts {
  const words = (file ?? '').replace(/\.\w+$/, '').replace(/[-_]+/g, ' ');
  return { ...NO_FACTS, years: yearsIn(words), days: factsIn([words]).days };
}

/**
 * The identity of a paper: by its pages, else by the command, else by its file's name; its cargo by the command first,
 * because a paper of several cargos is imported for one.
 * @param printed the booklet that the paper names
 * @param given the booklet of the command
 */
export function identityOf(
  pages: readonly Page[],
  names: PaperNames,
  { printed, given }: { printed: Booklet | null; given: Booklet | null },
): PaperIdentity {
  const titles = titlesOf(pages);
  const command = factsOfCommand(names);
  return {
    readings: [
      { facts: { ...NO_FACTS, positions: command.positions }, from: 'command' },
      { facts: factsIn(titles), from: 'paper' },
      { facts: command, from: 'command' },
      { facts: factsOfFile(names), from: 'file' },
    ],
    booklet: given ?? printed,
    titles,
    words: new Set(titles.flatMap(wordsIn)),
    citedYear: citedYearOf(pages),
  };
}

/** Parses the command's booklet. Throws DocumentError where it cannot be parsed, or the paper names another one. */
export function givenBooklet(text: string | null, printed: Booklet | null, isForced: boolean): Booklet | null {
  if (text === null) return null;
  const given = readBooklet(text);
  if (given === null) throw new DocumentError(PAPER_FAULTS.noSuchBooklet(text));
  if (printed && !isForced && !isSameBooklet(printed, given))
    throw new DocumentError(PAPER_FAULTS.otherBooklet(bookletNames([printed]), bookletNames([given])));
  return given;
}
