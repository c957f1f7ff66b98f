import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** One file of a zip. */
export interface ZipMember {
  /** Its path inside the zip, with slashes. */
  name: string;
  content: Iterable<Uint8Array> | AsyncIterable<string | Uint8Array>;
  /** False for compressed formats, such as pictures. */
  compress: boolean;
}

/** The bytes of a zip, member by member on demand: memory holds one chunk of a member at a time. */
export async function* zipOf(members: AsyncIterable<ZipMember>): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let current: Readable | undefined;
  const fill = async () => {
    for await (const { name, content, compress } of members) {
      current = Readable.from(content);
      zip.addReadStream(current, name, { compress });
      await finished(current);
    }
    zip.end();
  };
  const filling = fill().catch((error: Error) => void output.destroy(error));
  try {
    for await (const chunk of output) yield chunk as Uint8Array;
    await filling;
  } finally {
    // A reader that stops leaves a member half read.
    current?.destroy();
  }
}
