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

/** A check of what was read: the reason for which it is uncertain, in Portuguese, or null. */
type Check = (texts: QuestionTexts, habits: Habits, all: readonly QuestionTexts[]) => string | null;

function hasLostNeighbour({ question: { number } }: QuestionTexts, { paper: { missing } }: Habits): string | null {
  if (missing.includes(number + 1)) return `a questão ${number + 1}, que vem depois, não foi encontrada`;
  return missing.includes(number - 1) ? `a questão ${number - 1}, que vem antes, não foi encontrada` : null;
}

function hasNumberTwice({ question }: QuestionTexts, { paper: { questions } }: Habits): string | null {
  const same = questions.filter(({ number, language }) => number === question.number && language === question.language);
  return same.length > 1 ? 'o número se repete na prova' : null;
}

/** Each question passes all of them; the order is that of its reasons. */
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

/** Why one question has to be looked at by a person, in Portuguese. @param all the paper's questions as they were read */
export const reasonsFor = (texts: QuestionTexts, habits: Habits, all: readonly QuestionTexts[]): string[] =>
  CHECKS.flatMap((check) => {
    const reason = check(texts, habits, all);
    return reason === null ? [] : [reason];
  });

/**
 * Why each question of a paper has to be looked at by a person, in the paper's order: sentences in Portuguese, none where
 * what was read passes every check. The checks look at the result and not at how it came about.
 * @param pages as the document has them, headers and footers with them
 */
export function doubtsOf(paper: Paper, pages: readonly Page[]): string[][] {
  const all = paper.questions.map(textsOf);
  const habits = habitsOf(paper, all, pages);
  return all.map((texts) => reasonsFor(texts, habits, all));
}
