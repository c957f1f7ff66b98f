import { createHash } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { endianness } from 'node:os';
import { join } from 'node:path';
import { SEARCH_VERSION } from '@mapa/server-text';
import type { Pool } from 'pg';
import { roaringLibraryInitialize } from 'roaring-wasm';
import type { IndexColumns, IndexData } from './build';
import { SNAPSHOT_MAX_AGE } from './changes';
import { readSnapshot, writeSnapshot } from './snapshot-file';
import { decodeIndex, encodeIndex, SNAPSHOT_FORMAT, type Directory } from './snapshot-format';

/** Where snapshots of the index are kept. */
export interface SnapshotLocation {
  folder: string;
  /** With fewer questions, reading the bank is as fast as reading a snapshot. */
  fromQuestions?: number;
}

const FROM_QUESTIONS = 20_000;
/** A snapshot younger than this was just written by another process. */
const FRESH_MS = 300_000;

/** The newest change in a snapshot: as long as the database still has it, it also has all later ones. */
interface Witness {
  takenAt: string;
  changedIn: string;
  notedAt: string;
}

interface Written extends Directory {
  key: unknown;
  snapshot: string;
  witness: Witness;
}

const SERVER = `
  select system_identifier::text as system, current_database() as database,
    (select oid::text from pg_database where datname = current_database()) as oid,
    substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) as timeline
  from pg_control_system()`;

const WITNESS = `
  with newest as (
    select changed_in, noted_at from bank_changes where changed_in < pg_snapshot_xmax(pg_current_snapshot())
    order by changed_in desc limit 1),
  made as (
    insert into bank_changes (noted_at) select now() where not exists (select from newest) returning changed_in, noted_at)
  select now()::text as "takenAt", changed_in::text as "changedIn", noted_at::text as "notedAt"
  from (select * from newest union all select * from made) witness`;

const REASON = `
  select case
    when now() < $1::timestamptz or now() - $1::timestamptz > interval '${SNAPSHOT_MAX_AGE}' then 'its age'
    when pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax($2::pg_snapshot) then 'a server taken back in time'
    when not exists (select from bank_changes where changed_in = $3::xid8 and noted_at = $4::timestamptz)
      then 'changes since then are not kept'
    end as reason`;

type Server = Record<'system' | 'database' | 'oid' | 'timeline', string>;

/** Snapshots of the search index on disk, one for each database (docs/decisions/060). */
export class Snapshots {
  private readonly pool: Pool;
  private readonly place: SnapshotLocation;
  private readonly columns: IndexColumns;

  constructor(pool: Pool, place: SnapshotLocation, columns: IndexColumns) {
    this.pool = pool;
    this.place = place;
    this.columns = columns;
  }

  /** The last saved index; null where there is none. `refuse` gets the reason why a snapshot cannot be used. */
  async load(refuse: (reason: string) => void): Promise<IndexData | null> {
    const { file, key } = await this.locate();
    try {
      await roaringLibraryInitialize();
      return await readSnapshot(file, async (reader) => {
        const written = reader.directory as Written;
        const reason =
          JSON.stringify(written.key) === JSON.stringify(key) ? await this.reasonAgainst(written) : 'its origin';
        if (reason) throw new Error(reason);
        return { ...(await decodeIndex(reader, written, this.columns)), snapshot: written.snapshot };
      });
    } catch (error) {
      refuse(error instanceof Error ? error.message : String(error));
      await rm(file, { force: true }).catch(() => undefined);
      return null;
    }
  }

  /** Whether reading the index from the database is slow enough for a snapshot to pay off. */
  isWorth({ facts }: IndexData): boolean {
    return facts.all.size >= (this.place.fromQuestions ?? FROM_QUESTIONS);
  }

  /** Read this before taking the snapshot that `save` writes. */
  async witness(): Promise<Witness> {
    const { rows } = await this.pool.query<Witness>(WITNESS);
    if (!rows[0]) throw new Error('no change to bear witness');
    return rows[0];
  }

  /** Writes the index; false when another process has just done so. @param isCurrent whether the index is unchanged */
  async save(data: IndexData, witness: Witness, isCurrent: () => boolean): Promise<boolean> {
    const { snapshot } = data;
    const { file, key } = await this.locate();
    const found = await stat(file).catch(() => null);
    if (found && Date.now() - found.mtimeMs < FRESH_MS && found.mtimeMs <= Date.now()) return false;
    if (!isCurrent()) return false;
    const pieces = encodeIndex(data);
    function* withOrigin(): Generator<Uint8Array, Written> {
      return { ...(yield* pieces), key, snapshot, witness };
    }
    await writeSnapshot(file, withOrigin(), isCurrent);
    return true;
  }

  private async locate(): Promise<{ file: string; key: unknown }> {
    const { rows } = await this.pool.query<Server>(SERVER);
    const [server] = rows;
    if (!server) throw new Error('a server without a name');
    const name = createHash('sha256').update(`${server.system}/${server.oid}`).digest('hex').slice(0, 16);
    const key = {
      format: SNAPSHOT_FORMAT,
      normaliser: SEARCH_VERSION,
      order: endianness(),
      ...this.columns,
      ...server,
    };
    return { file: join(this.place.folder, `${name}.index`), key };
  }

  private async reasonAgainst({ snapshot, witness }: Written): Promise<string | null> {
    const { rows } = await this.pool.query<{ reason: string | null }>(REASON, [
      witness.takenAt,
      snapshot,
      witness.changedIn,
      witness.notedAt,
    ]);
    return rows[0]?.reason ?? null;
  }
}
