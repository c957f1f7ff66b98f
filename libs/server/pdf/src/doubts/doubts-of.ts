import type { Page } from '../document/model';
import type { Paper } from '../paper/read-paper';
import { citesWhatIsMissing } from './citations';
import {
  beginsSmallUnusually,
  beginsWithSign,
  endsInLoneLetter,
  endsUnfinished,
  endsUnlikeOthers,
  holdsLetterMark,
} from './edges';
import { lacksSharedText } from './groups';
import { habitsOf, type Habits } from './habits';
import {
  hasEmptyText,
  hasNoSubject,
  hasOddGlyphs,
  hasOtherCount,
  hasSomePictures,
  isTooLong,
  isTooShort,
} from './measures';
import { followsUnusedText, lostText } from './orphans';
import {
  crossesNumber,
  endsTwice,
  goesBack,
  hasBrokenJoin,
  hasParagraphs,
  hasSharedOutOfOrder,
  lacksLine,
  standsBehindNumber,
  startsBeforeNumber,
} from './places';
import { repeatedPhrase, repeatedText } from './repeats';
import { lostSign, standsApart } from './signs';
import {
  endsInHeading,
  holdsCommand,
  holdsOtherNumber,
  hasTextOfOtherGroup,
  holdsRunningText,
  namesOtherQuestions,
  sharesLines,
} from './strangers';
import { holdsGap, isBesideLost, isCutOff, lacksAnnouncedText, holdsOthersAlternatives } from './torn';
import { textsOf, type QuestionTexts } from './texts';

/** A check of a question's reading: the reason why it is doubtful, in Portuguese, or null. */
type Check = (texts: QuestionTexts, habits: Habits, all: readonly QuestionTexts[]) => string | null;

function hasLostNeighbour({ question: { number } }: QuestionTexts, { paper: { missing } }: Habits): string | null {
  if (missing.includes(number + 1)) return `a questão ${number + 1}, que vem depois, não foi encontrada`;
  return missing.includes(number - 1) ? `a questão ${number - 1}, que vem antes, não foi encontrada` : null;
}

function hasNumberTwice({ question }: QuestionTexts, { paper: { questions } }: Habits): string | null {
  const same = questions.filter(({ number, language }) => number === question.number && language === question.language);
  return same.length > 1 ? 'o número se repete na prova' : null;
}

/** Every question passes through all checks; reasons appear in this order. */
const CHECKS: readonly Check[] = [
  hasLostNeighbour,
  hasNumberTwice,
  hasEmptyText,
  hasOtherCount,
  hasSomePictures,
  hasOddGlyphs,
  repeatedPhrase,
  repeatedText,
  beginsWithSign,
  beginsSmallUnusually,
  endsUnfinished,
  endsUnlikeOthers,
  endsInLoneLetter,
  holdsLetterMark,
  namesOtherQuestions,
  holdsCommand,
  holdsOtherNumber,
  hasTextOfOtherGroup,
  holdsRunningText,
  endsInHeading,
  sharesLines,
  lostSign,
  standsApart,
  citesWhatIsMissing,
  isTooLong,
  isTooShort,
  hasNoSubject,
  lostText,
  followsUnusedText,
  lacksLine,
  goesBack,
  hasSharedOutOfOrder,
  startsBeforeNumber,
  crossesNumber,
  standsBehindNumber,
  endsTwice,
  hasParagraphs,
  hasBrokenJoin,
  holdsGap,
  holdsOthersAlternatives,
  isBesideLost,
  isCutOff,
  lacksAnnouncedText,
  lacksSharedText,
];

/**
 * The reasons why a person has to look at one question, in Portuguese. @param all the paper's questions as they were
 * read
 */
export const reasonsFor = (texts: QuestionTexts, habits: Habits, all: readonly QuestionTexts[]): string[] =>
  CHECKS.flatMap((check) => {
    const reason = check(texts, habits, all);
    return reason === null ? [] : [reason];
  });

/**
 * For each question of a paper, in order, the reasons why a person has to look at it, in Portuguese; an empty list
 * where it passes every check. The checks judge the result, not how it was read.
 * @param pages the document's pages, with headers and footers
 */
export function doubtsOf(paper: Paper, pages: readonly Page[]): string[][] {
  const all = paper.questions.map(textsOf);
  const habits = habitsOf(paper, all, pages);
  return all.map((texts) => reasonsFor(texts, habits, all));
}
