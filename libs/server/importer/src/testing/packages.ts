import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { openQuestionFile } from '../readers/open-questions';
import type { RawQuestion } from '../model/raw-question';
import { collect } from './collect';

/** Reads the questions of a zip with these files, like a command reads them from disk. */
export async function readPackage(members: Record<string, string | Buffer>): Promise<RawQuestion[]> {
  const folder = await mkdtemp(join(tmpdir(), 'mapa-qti-'));
  try {
    const zip = new ZipFile();
    for (const [name, content] of Object.entries(members)) zip.addBuffer(Buffer.from(content as string), name);
    zip.end();
    await writeFile(join(folder, 'p.zip'), await buffer(zip.outputStream));
    return await collect(
      openQuestionFile(join(folder, 'p.zip'), { onBytes: () => undefined, onWarning: () => undefined }),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}
