import { MAX_WHOLE_FILE_BYTES, wholeFileOversize } from '../model/limits';
import { FileRefusal } from '../model/refusal';

/** The text of a format that cannot be read in chunks. Throws FileRefusal as soon as it exceeds 20 MB. */
export async function wholeText(chunks: AsyncIterable<string>): Promise<string> {
  const pieces: string[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > MAX_WHOLE_FILE_BYTES) throw new FileRefusal(0, wholeFileOversize());
    pieces.push(chunk);
  }
  return pieces.join('');
}
