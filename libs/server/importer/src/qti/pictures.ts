import { posix } from 'node:path';
import { MAX_IMAGE_BYTES, MAX_QUESTION_IMAGE_BYTES, OVERSIZE } from '../model/limits';
import { imageNamed, imageSentence } from '../media/image-faults';
import type { RawQuestion } from '../model/raw-question';

/** The files of an open zip. */
export interface PackageFiles {
  paths: readonly string[];
  /** The unpacked size of a file; null for an unknown path. */
  size: (path: string) => number | null;
  bytes: (path: string) => Promise<Buffer | null>;
}

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** The path inside the zip that a reference points to; null if it leaves the package. */
export function pathOf(folder: string, reference: string): string | null {
  const [address = ''] = reference.split(/[?#]/, 1);
  const path = posix.normalize(posix.join(folder, decoded(address.trim()).replaceAll('\\', '/')));
  return address.startsWith('/') || path === '..' || path.startsWith('../') || /^[a-z]+:/i.test(address) ? null : path;
}

/** Common Cartridge's placeholder for the folder of the package's own files, which Canvas calls web_resources. */
const FILE_BASE = /^(?:\$|%24)IMS-CC-FILEBASE(?:\$|%24)\//i;

/** The pictures that one question shows, from all its texts. */
export class ShownPictures {
  private readonly names = new Map<string, string>();
  private readonly outside: string[] = [];
  private readonly files: PackageFiles;
  private readonly root: string;

  /** @param root the folder of the manifest */
  constructor(files: PackageFiles, root: string) {
    this.files = files;
    this.root = root;
  }

  /** For texts in the file `path`: maps a picture to its address among the question's files. */
  sourcesFrom(path: string): (source: string) => string {
    return (source) => {
      if (/^(?:data:|(?:[a-z]+:)?\/\/)/i.test(source)) return source;
      const picture = this.find(source, posix.dirname(path));
      if (picture === null) this.outside.push(source);
      const known = picture === null ? undefined : this.names.get(picture);
      // Two folders may contain pictures with the same name.
      const name = known ?? `${this.names.size}-${posix.basename(picture ?? source)}`;
      if (picture !== null) this.names.set(picture, name);
      return `@@PLUGINFILE@@/${encodeURIComponent(name)}`;
    };
  }

  private find(source: string, folder: string): string | null {
    const inBase = source.replace(FILE_BASE, '');
    if (inBase === source) return pathOf(folder, source);
    const places = [this.root, posix.join(this.root, 'web_resources'), folder].map((place) => pathOf(place, inBase));
    return places.find((place) => place !== null && this.files.size(place) !== null) ?? places[0] ?? null;
  }

  /** Adds the pictures to the question, under the names that its texts use. */
  async attachTo(question: RawQuestion): Promise<void> {
    if (this.outside[0] !== undefined)
      question.defect ??= `${imageNamed(this.outside[0].slice(0, 80))} está fora do pacote`;
    let total = 0;
    for (const [path, name] of this.names) {
      const size = this.files.size(path);
      if (size === null) continue;
      total += size;
      if (size > MAX_IMAGE_BYTES) question.defect ??= imageSentence(imageNamed(posix.basename(path)), 'oversize');
      if (total > MAX_QUESTION_IMAGE_BYTES) question.defect ??= OVERSIZE;
      if (question.defect !== null) return;
      const bytes = await this.files.bytes(path);
      if (bytes) question.files.push({ name, bytes });
    }
  }
}
