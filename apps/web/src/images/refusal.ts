/** A refused image request, with the reason as a sentence. */
export class ImageRefusal extends Error {
  constructor(
    readonly statusCode: number,
    sentence: string,
  ) {
    super(sentence);
  }
}
