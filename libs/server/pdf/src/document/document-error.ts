/** Thrown for a file that is no paper that can be read; the message is what is wrong with it, in Portuguese. */
export class DocumentError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'DocumentError';
  }
}
