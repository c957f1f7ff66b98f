/** How a piece of text is written, in Moodle's terms; `moodle` is HTML or plain text whose line breaks count. */
export type TextFormat = 'html' | 'markdown' | 'moodle' | 'plain';

export interface RawFile {
  name: string;
  /** The folder inside the text's own files, from "/" to "/". */
  path?: string;
  bytes: Buffer;
}

export interface RawText {
  text: string;
  format: TextFormat;
  /** The files that come with this text: another text may have others of the same names. */
  files?: RawFile[];
}

export interface RawAnswer extends RawText {
  /** 100 is right, 0 or less is wrong, anything between is a part of the mark. */
  fraction: number;
  /** What the file says of this answer alone: why it is right or wrong. */
  feedback?: RawText;
}

/** A question as its file states it: nothing checked, nothing sanitised. */
export interface RawQuestion {
  line: number;
  name: string;
  idNumber: string;
  categoryPath: string[];
  /** What it is about, where its file says it outright and not by a category. */
  subject?: { path: string[]; isSuggested: boolean };
  /** Moodle's type name: multichoice, truefalse, essay, ... */
  kind: string;
  /** What it asks, below the texts that it shares with others. */
  statement: RawText;
  /** The texts that it shares, as they stand at the beginning of the statement; their files are the question's or the statement's. */
  sharedTexts: RawText[];
  answers: RawAnswer[];
  /** False where the student may tick several alternatives. */
  single: boolean;
  generalFeedback: RawText;
  /** Whether the file has a general feedback, be it empty. */
  hasGeneralFeedback: boolean;
  /** Whether its authors have hidden it. */
  hidden: boolean;
  /** Files for any of its texts. */
  files: RawFile[];
  tags: string[];
  /** What its reader leaves out and a student would have seen, each a Portuguese sentence without its full stop. */
  losses: string[];
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
  sharedTexts: [],
  answers: [],
  single: true,
  generalFeedback: { text: '', format: 'moodle' },
  hasGeneralFeedback: false,
  hidden: false,
  files: [],
  tags: [],
  losses: [],
  defect: null,
});

/** All files of a question, its own and those of its texts. */
export const filesOf = ({ files, statement, answers, generalFeedback }: RawQuestion): RawFile[] => [
  ...files,
  ...[statement, ...answers, ...answers.flatMap(({ feedback }) => feedback ?? []), generalFeedback].flatMap(
    (text) => text.files ?? [],
  ),
];
