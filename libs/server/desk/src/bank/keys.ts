import type { ResultOf } from '@mapa/api-contract';
import type { Database } from '@mapa/server-platform';
import { eq } from 'drizzle-orm';
import { keyRevisions } from '../tables/key-revisions';

type KeyLine = ResultOf<'GET /api/customer-area/desk/question/{id}'>['gabaritos'][number];

/** A version that brought a key. */
interface KeyVersion {
  version: number;
  at: Date;
  key: string | null;
}

const UNSTATED = { tipo: null, publicado_em: null, fonte: null };

/**
 * The keys of a question, newest first: those that its versions brought, and those that the staff stated of a version
 * later, such as a definitive one that confirms it.
 * @param versions the first version and those that changed the key
 */
export async function readKeys(db: Database, id: number, versions: readonly KeyVersion[]): Promise<KeyLine[]> {
  const stated = await db.select().from(keyRevisions).where(eq(keyRevisions.questionId, id));
  const lines = stated.map(({ createdAt, version, key, kind, publishedOn, source }): KeyLine => ({
    em: createdAt.toISOString(),
    versao: version,
    gabarito: key,
    tipo: kind,
    publicado_em: publishedOn,
    fonte: source,
  }));
  // A version and what was stated with it were stored in one transaction, and have its instant.
  const unstated = versions.filter(
    ({ version, at }) => !lines.some((line) => line.versao === version && line.em === at.toISOString()),
  );
  return [
    ...lines,
    ...unstated.map(({ version, at, key }) => ({ em: at.toISOString(), versao: version, gabarito: key, ...UNSTATED })),
  ].sort((one, other) => (one.em < other.em ? 1 : -1));
}
