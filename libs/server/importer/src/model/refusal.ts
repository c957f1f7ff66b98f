/** A refused question with the reason, a Portuguese sentence for the operator. */
export interface Refusal {
  file: string;
  line: number;
  name: string;
  reason: string;
}

/** Content dropped from an imported question, or a point that an operator should check. */
export type Warning = Refusal;

/** Thrown when a whole file is refused and nothing of it is stored. The message is a Portuguese sentence. */
export class FileRefusal extends Error {
  readonly line: number;

  constructor(line: number, reason: string) {
    super(reason);
    this.name = 'FileRefusal';
    this.line = line;
  }
}

/**
 * Thrown when one question is refused; the rest of its file is still imported. The message is a Portuguese sentence.
 */
export class QuestionRefusal extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'QuestionRefusal';
  }
}

/** The refusal of a file without questions. */
export const noQuestion = (): FileRefusal => new FileRefusal(1, 'o arquivo não tem nenhuma questão');

const DISK_REASONS: Record<string, string> = {
  ENOENT: 'o arquivo não existe',
  EISDIR: 'é uma pasta, e não um arquivo',
  EACCES: 'não há permissão para ler o arquivo',
};

/** The refusal for a file system error; null for an error that is not the file's fault. */
export function asFileRefusal(error: unknown): FileRefusal | null {
  if (error instanceof FileRefusal) return error;
  const reason = DISK_REASONS[String((error as { code?: unknown } | null)?.code)];
  return reason ? new FileRefusal(0, reason) : null;
}
