/** One question that does not enter the bank, and why; the reason is a Portuguese sentence for the operator. */
export interface Refusal {
  file: string;
  line: number;
  name: string;
  reason: string;
}

/** What was left out of a question that did enter the bank, or an operator should look at. */
export type Warning = Refusal;

/** Thrown when a whole file is refused: nothing of it is kept. The message is a Portuguese sentence. */
export class FileRefusal extends Error {
  readonly line: number;

  constructor(line: number, reason: string) {
    super(reason);
    this.name = 'FileRefusal';
    this.line = line;
  }
}

/** Thrown when one question is refused; the rest of its file goes on. The message is a Portuguese sentence. */
export class QuestionRefusal extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'QuestionRefusal';
  }
}

/** Refusal of a file of questions that holds none. */
export const noQuestion = (): FileRefusal => new FileRefusal(1, 'o arquivo não tem nenhuma questão');
