/** What one kind of question is, as every place that treats kinds differently reads it. One entry for each kind (docs/contributing.md). */
export interface QuestionKind<Value extends string = string> {
  /** The wire's value. */
  readonly value: Value;
  /** The words of the option list. */
  readonly label: string;
  /** Moodle's name of the kind, which a question read from any file carries. */
  readonly moodleName: 'truefalse' | 'multichoice';
  /** Value of schema.org's `eduQuestionType`. */
  readonly schemaOrgName: 'True/False' | 'Multiple choice';
  /** Texts that the alternatives of every question of the kind have, in order and by letter; null: each question brings its own. */
  readonly fixedTexts: readonly FixedText[] | null;
  /** Whether a wrong answer takes a right one away in a paper of this kind alone which does not say (docs/decisions/026). */
  readonly isPenalised: boolean;
  /** The letter of the alternative at a place, from 0. */
  letterAt(place: number): string;
}

/** An alternative that every question of a kind has. */
export interface FixedText {
  readonly letter: string;
  readonly text: string;
  /** Whether it affirms the statement. */
  readonly affirms: boolean;
}
