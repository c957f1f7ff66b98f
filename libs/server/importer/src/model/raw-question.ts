/** The format of a text, in Moodle's terms; `moodle` is HTML or plain text in which line breaks count. */
export type TextFormat = 'html' | 'markdown' | 'moodle' | 'plain';

export interface RawFile {
  name: string;
  /** The folder among the text's own files, from "/" to "/". */
  path?: string;
  bytes: Buffer;
}

export interface RawText {
  text: string;
  format: TextFormat;
  /** The files of this text: another text may have files with the same names. */
  files?: RawFile[];
}

export interface RawAnswer extends RawText {
  /** 100 is right, 0 or less is wrong, anything between is partial credit. */
  fraction: number;
  /** The file's feedback on this answer: why it is right or wrong. */
  feedback?: RawText;
}

/** A raw question: its file's content, neither checked nor sanitised. */
export interface RawQuestion {
  line: number;
  name: string;
  idNumber: string;
  categoryPath: string[];
  /** Its subject, if its file states it directly and not by a category. */
  subject?: { path: string[]; isSuggested: boolean };
  /** Moodle's type name: multichoice, truefalse, essay, ... */
  kind: string;
  /** Its own question text, without the texts that it shares. */
  statement: RawText;
  /** The texts that it shares, in the order before the statement; their files are the question's or the statement's. */
  sharedTexts: RawText[];
  answers: RawAnswer[];
  /** False if the student may select several alternatives. */
  single: boolean;
  generalFeedback: RawText;
  /** Whether the file has a general feedback, even an empty one. */
  hasGeneralFeedback: boolean;
  /** Whether its authors have hidden it. */
  hidden: boolean;
  /** Files available to all its texts. */
  files: RawFile[];
  tags: string[];
  /** Content that its reader drops and a student would have seen, as Portuguese sentences without their full stops. */
  losses: string[];
  /** Set by a reader that dropped or could not parse a part; the question is then refused with this reason. */
  defect: string | null;
}

/** An empty question for readers to fill. */
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
