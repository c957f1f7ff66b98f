import { eq, inArray } from 'drizzle-orm';
import { media, type Queryable } from '@mapa/server-platform';

/** Source of a file's pictures; tests have one without a database. */
export interface PictureSource {
  /** The file name of each existing picture, by its SHA-256. */
  names: (hashes: readonly string[]) => Promise<Map<string, string>>;
  /** The bytes of a picture, or null for an unknown SHA-256. */
  bytes: (hash: string) => Promise<Uint8Array | null>;
}

/** `image/png` gives `png`; for JPEG, `jpg` is the usual extension. */
const extensionOf = (contentType: string): string => contentType.replace(/^image\//, '').replace('jpeg', 'jpg');

/** Name of a picture inside a file: its SHA-256 and the extension of its type. */
export const pictureName = (hash: string, contentType: string): string => `${hash}.${extensionOf(contentType)}`;

/** The pictures of the bank, read one at a time: memory never holds those of a whole file. */
export const storedPictures = (db: Queryable): PictureSource => ({
  names: async (hashes) => {
    if (hashes.length === 0) return new Map();
    const rows = await db
      .select({ hash: media.hash, contentType: media.contentType })
      .from(media)
      .where(inArray(media.hash, [...hashes]));
    return new Map(rows.map(({ hash, contentType }) => [hash, pictureName(hash, contentType)]));
  },
  bytes: async (hash) => {
    const [row] = await db.select({ bytes: media.bytes }).from(media).where(eq(media.hash, hash));
    return row?.bytes ?? null;
  },
});

/** The pictures that a file has used so far, each once, for formats that store them beside the text. */
export class NamedPictures {
  readonly byName = new Map<string, string>();
  private readonly source: PictureSource;

  constructor(source: PictureSource) {
    this.source = source;
  }

  /** Returns the name of each picture and remembers it. */
  async name(hashes: readonly string[]): Promise<Map<string, string>> {
    const names = await this.source.names(hashes);
    for (const [hash, name] of names) this.byName.set(name, hash);
    return names;
  }

  /** The bytes of the remembered pictures, one at a time. */
  async *read(): AsyncGenerator<{ name: string; bytes: Uint8Array }> {
    for (const [name, hash] of this.byName) {
      const bytes = await this.source.bytes(hash);
      if (bytes) yield { name, bytes };
    }
  }
}
