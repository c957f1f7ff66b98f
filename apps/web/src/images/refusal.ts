/** An image that is not given, with the sentence that says why. */
export class ImageRefusal extends Error {
  constructor(
    readonly statusCode: number,
    sentence: string,
  ) {
    super(sentence);
  }
}
