import type { CreditRule, EducationLevel, StateCode } from '@mapa/domain';
import type { QuestionState } from './question-states';
import type { SubjectMap } from './subjects/subject-map';

/** What a board or a body is called. */
export interface InstitutionNames {
  acronym: string;
  name: string;
}

/** What the command, or the demo's manifest, says about the files beside their contents. */
export interface ImportOptions {
  /** Name of the paper, its part with it; with it the file also becomes an exam and a question map. */
  exam: string | null;
  /** The file is all of its paper: what it does not hold leaves, from whatever file it came. */
  isWholePaper: boolean;
  /** Acronym or name of the board that wrote the paper, as typed, or both. */
  board: string | InstitutionNames | null;
  /** Acronym or name of the body that hires, likewise. */
  institution: string | InstitutionNames | null;
  year: number | null;
  /** What a paper and its key say of themselves: it counts where neither the command nor the bank knows the paper's year. */
  printedYear: number | null;
  educationLevel: EducationLevel | null;
  position: string | null;
  state: StateCode | null;
  area: string | null;
  /** Whether a wrong answer takes a right one away. */
  negativeMarking: boolean | null;
  /** By which rule a part of the right alternatives gives a part of the mark. */
  creditRule: CreditRule | null;
  /** Minutes that candidates have for all of the paper. */
  durationMinutes: number | null;
  /** Name or id of the map whose next edition the paper's map becomes. */
  replacesMap: string | null;
  /** Matéria of the questions whose category names none. */
  subject: string | null;
  subjectMap: SubjectMap | null;
  /** States that questions lose if the file does not mark them so (docs/decisions/103). */
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
