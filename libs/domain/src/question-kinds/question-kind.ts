/** What one kind of question is, as every place that treats kinds differently reads it. One entry for each kind (docs/contributing.md). */
export interface QuestionKind<Value extends string = string> {
  /** The wire's value. */
  readonly value: Value;
  /** The words of the option list. */
  readonly label: string;
  /** What each format calls it. */
  readonly formats: FormatNames;
  /** Whether an answer is one alternative; else it combines any of them, at least one (docs/decisions/121). */
  readonly isSingle: boolean;
  /** Fewest and most alternatives of a question. */
  readonly alternatives: { readonly min: number; readonly max: number };
  /** Texts that the alternatives of every question of the kind have, in order and by letter; null: each question brings its own. */
  readonly fixedTexts: readonly FixedText[] | null;
  /** Whether a wrong answer takes a right one away in a paper of this kind alone which does not say (docs/decisions/026). */
  readonly isPenalised: boolean;
  /** Whether item response theory scores it: a chance of guessing right that the number of alternatives gives. */
  readonly takesItemResponse: boolean;
  /** What one of its alternatives is called on screens. */
  readonly alternativeWord: { readonly one: string; readonly many: string };
  /** What an answer stands behind in a text; empty where its name says enough. */
  readonly answerWord: 'Alternativa' | 'Soma' | '';
  /** What stands before an alternative on paper. */
  readonly printedMark: (letter: string) => string;
  /** What the line for the answer is called on paper; null: the alternative itself is marked. */
  readonly printedAnswer: string | null;
  /** The letter of the alternative at a place, from 0. */
  readonly letterAt: (place: number) => string;
  /** How many answers a question with so many alternatives has. */
  readonly answerCount: (alternatives: number) => number;
  /** The letter of the answer at a place, from 0. */
  readonly answerAt: (place: number) => string;
  /** The letters of the alternatives that an answer affirms: the letter itself where an answer is one alternative. */
  readonly partsOf: (answer: string) => readonly string[];
  /** The letter of the answer that affirms these alternatives and no other; null where there is none. */
  readonly answerOf: (letters: readonly string[]) => string | null;
  /** A key in words. */
  readonly keyText: (answer: string) => string;
}

/** What formats call a kind. */
interface FormatNames {
  /** Moodle's type and its `single`; a question read from any file carries both. */
  readonly moodle: { readonly type: 'truefalse' | 'multichoice'; readonly single: boolean };
  /** QTI's cardinality of the response. */
  readonly qti: 'single' | 'multiple';
  /** Whether Aiken, which has one right letter, can hold it. */
  readonly aiken: boolean;
  /** Anki's note type: an id that stays, by which a later package brings its notes up to date, and its name. */
  readonly anki: { readonly id: number; readonly name: string };
  /** Value of schema.org's `eduQuestionType`. */
  readonly schemaOrg: 'True/False' | 'Multiple choice' | 'Checkbox';
}

/** An alternative that every question of a kind has. */
export interface FixedText {
  readonly letter: string;
  readonly text: string;
  /** Whether it affirms the statement. */
  readonly affirms: boolean;
}
