const MARK = Buffer.from('%PDF-');
/** A PDF may begin with other bytes. */
const HEAD_BYTES = 1_024;

/** Whether bytes are a PDF by their mark, whatever the file is called. */
export const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, HEAD_BYTES).includes(MARK);
