import type { CreditRule, EducationLevel, StateCode } from '@mapa/domain';
import type { QuestionState } from '../model/question-states';
import type { SubjectMap } from '../subjects/subject-map';

/** Acronym and name of a board or a body. */
export interface InstitutionNames {
  acronym: string;
  name: string;
}

/** Facts about files besides their contents, from the command or the demo's manifest. */
export interface ImportOptions {
  /** Name of the paper, including its part; if set, the file also becomes an exam and a question map. */
  exam: string | null;
  /**
   * The file contains the whole paper: questions of the paper that it lacks are removed from it, whichever file they
   * came from.
   */
  isWholePaper: boolean;
  /** Acronym or name of the board that wrote the paper, as typed, or both. */
  board: string | InstitutionNames | null;
  /** Acronym or name of the body that hires, likewise. */
  institution: string | InstitutionNames | null;
  year: number | null;
  /** The year printed in a paper and its key; used if neither the command nor the bank has the paper's year. */
  printedYear: number | null;
  educationLevel: EducationLevel | null;
  position: string | null;
  state: StateCode | null;
  area: string | null;
  /** Whether a wrong answer cancels a right one. */
  negativeMarking: boolean | null;
  /** The rule of partial credit for partly right combinations. */
  creditRule: CreditRule | null;
  /** Minutes for the whole paper. */
  durationMinutes: number | null;
  /** Name or id of the map that the paper's map replaces as its next edition. */
  replacesMap: string | null;
  /** Matéria of the questions whose category names none. */
  subject: string | null;
  subjectMap: SubjectMap | null;
  /** States to withdraw from questions that the file does not mark with them (docs/decisions/103). */
  withdraws: readonly QuestionState[];
}

/** Default options, all unset. */
export const NO_OPTIONS: ImportOptions = {
  exam: null,
  isWholePaper: false,
  board: null,
  institution: null,
  year: null,
  printedYear: null,
  educationLevel: null,
  position: null,
  state: null,
  area: null,
  negativeMarking: null,
  creditRule: null,
  durationMinutes: null,
  replacesMap: null,
  subject: null,
  subjectMap: null,
  withdraws: [],
};
