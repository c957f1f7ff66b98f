/** How a piece of text is written, in Moodle's terms; `moodle` is HTML or plain text whose line breaks count. */
export type TextFormat = 'html' | 'markdown' | 'moodle' | 'plain';

export interface RawText {
  text: string;
  format: TextFormat;
}

export interface RawAnswer extends RawText {
  /** 100 is right, 0 or less is wrong, anything between is a part of the mark. */
  fraction: number;
}

export interface RawFile {
  name: string;
  bytes: Buffer;
}

/** A question as its file states it: nothing checked, nothing sanitised. */
export interface RawQuestion {
  line: number;
  name: string;
  idNumber: string;
  categoryPath: string[];
  /** Moodle's type name: multichoice, truefalse, essay, ... */
  kind: string;
  statement: RawText;
  answers: RawAnswer[];
  /** False where the student may tick several alternatives. */
  single: boolean;
  generalFeedback: RawText;
  files: RawFile[];
  tags: string[];
  /** Set by a reader that had to drop or could not parse a part; the question is then refused with it. */
  defect: string | null;
}

/** A question without content, for readers to fill. */
export const emptyQuestion = (line: number, categoryPath: string[]): RawQuestion => ({
  line,
  name: '',
  idNumber: '',
  categoryPath,
  kind: '',
  statement: { text: '', format: 'moodle' },
  answers: [],
  single: true,
  generalFeedback: { text: '', format: 'moodle' },
  files: [],
  tags: [],
  defect: null,
});
