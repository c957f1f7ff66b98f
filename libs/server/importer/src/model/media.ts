/** A picture as the bank keeps it. */
export interface Media {
  /** SHA-256 of the bytes, in hexadecimal; also its name. */
  hash: string;
  contentType: string;
  width: number;
  height: number;
  bytes: Buffer;
}
