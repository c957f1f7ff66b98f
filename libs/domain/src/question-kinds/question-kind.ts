/**
 * The properties of one kind of question, read by every place that treats kinds differently. One entry per kind
 * (docs/contributing.md).
 */
export interface QuestionKind<Value extends string = string> {
  /** The wire's value. */
  readonly value: Value;
  /** The label in the option list. */
  readonly label: string;
  /** The value of a draft of it at the desk. */
  readonly draftValue: string;
  /** Its names in file formats. */
  readonly formats: FormatNames;
  /** Whether an answer is one alternative; otherwise it combines any of them, at least one (docs/decisions/121). */
  readonly isSingle: boolean;
  /** Least and greatest number of a question's alternatives. */
  readonly alternatives: { readonly min: number; readonly max: number };
  /**
   * Texts of the alternatives that all questions of the kind share, in order and by letter; null: each question has its
   * own.
   */
  readonly fixedTexts: readonly FixedText[] | null;
  /**
   * Whether a wrong answer cancels a right one in a paper of only this kind that does not state it
   * (docs/decisions/026).
   */
  readonly isPenalised: boolean;
  /** Whether item response theory can score it: the chance of a lucky guess follows from the number of alternatives. */
  readonly takesItemResponse: boolean;
  /** The word for one of its alternatives on screens. */
  readonly alternativeWord: { readonly one: string; readonly many: string };
  /** The word before an answer in a text, of feminine gender; empty if its name suffices. */
  readonly answerWord: string;
  /** The mark before an alternative on paper. */
  readonly printedMark: (letter: string) => string;
  /** The label of the answer line on paper; null: the alternative itself is marked. */
  readonly printedAnswer: string | null;
  /** What an answer is, in a printed paper's rules: "A resposta é …"; null: the one right alternative. */
  readonly printedRule: string | null;
  /** The letter of the alternative at an index, from 0; no other kind has it, as columns and wordings tell kinds by it. */
  readonly letterAt: (place: number) => string;
  /** Number of possible answers for a number of alternatives. */
  readonly answerCount: (alternatives: number) => number;
  /**
   * The letter of the answer at an index, from 0. A combined answer affirms the alternatives whose bits are set in index
   * + 1, by which `join_version` finds it in an earlier version.
   */
  readonly answerAt: (place: number) => string;
  /** The letters of the alternatives that an answer affirms: its own letter if an answer is one alternative. */
  readonly partsOf: (answer: string) => readonly string[];
  /** The letter of the answer that affirms exactly these alternatives; null if there is none. */
  readonly answerOf: (letters: readonly string[]) => string | null;
  /** A key in words. */
  readonly keyText: (answer: string) => string;
}

/** Names of a kind in file formats. */
interface FormatNames {
  /**
   * Moodle's type and its `single`; a question read from any file has both. Of kinds with the same ones, all but the
   * first are told by a tag (`kindTags`).
   */
  readonly moodle: { readonly type: 'truefalse' | 'multichoice'; readonly single: boolean };
  /** QTI's cardinality of the response. */
  readonly qti: 'single' | 'multiple';
  /** Whether Aiken can represent it, which allows one right letter. */
  readonly aiken: boolean;
  /** Anki's note type: a permanent id, by which a later package updates its notes, and its name. */
  readonly anki: { readonly id: number; readonly name: string };
  /** Value of schema.org's `eduQuestionType`. */
  readonly schemaOrg: 'True/False' | 'Multiple choice' | 'Checkbox';
}

/** A fixed alternative of every question of a kind. */
export interface FixedText {
  readonly letter: string;
  readonly text: string;
  /** Whether it affirms the statement. */
  readonly affirms: boolean;
}
