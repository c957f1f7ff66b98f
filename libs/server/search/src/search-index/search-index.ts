import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { buildIndex, type IndexColumns, type IndexData } from './build';
import { pruneChanges, readChanges, type Changes } from './changes';
import { applyChanges } from './apply';
import { Snapshots, type SnapshotLocation } from './snapshots';
import { Turns } from './turns';

export interface SearchIndexOptions {
  pool: Pool;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  columns: IndexColumns;
  /** Where snapshots of the index are stored; if absent, each start reads it from the database. */
  snapshots?: SnapshotLocation;
}

const AGAIN_AFTER_MS = 60_000;
/** An idle process also reads changes at this interval, so that unread ones are never pruned. */
const LOOK_EVERY_MS = 60_000;
/** How often a changed index is saved to disk. */
const SAVE_EVERY_MS = 1_800_000;
/** An unchanged index is saved again at this interval, long before its snapshot is too old. */
const SAVE_ANYWAY_MS = 86_400_000;
/** With more changes than this, rebuilding is faster; PostgreSQL answers meanwhile. */
const TOO_MANY = 20_000;

/**
 * The search index: all questions as sets in memory, one index per process. Until it is built, and whenever it cannot
 * be trusted, PostgreSQL answers instead.
 */
export class SearchIndex {
  private built: IndexData | null = null;
  private building: Promise<void> | null = null;
  private readonly stop = new AbortController();
  private readonly turns = new Turns(() => this.catchUp());
  private readonly timers: NodeJS.Timeout[] = [];
  private saving: Promise<void> | null = null;
  /** The revision last saved or loaded, and when. */
  private saved = { data: null as IndexData | null, revision: 0, at: 0 };

  /** Time of the last comparison with the database, in milliseconds since 1970. */
  private comparedAt = Date.now();

  private readonly snapshots: Snapshots | null;

  private readonly columns: IndexColumns;
  private readonly log: SearchIndexOptions['log'];
  /** The database behind it. */
  readonly pool: Pool;

  constructor({ pool, log, columns, snapshots }: SearchIndexOptions) {
    this.snapshots = snapshots ? new Snapshots(pool, snapshots, columns) : null;
    this.columns = columns;
    this.pool = pool;
    this.log = log;
  }

  /** Starts reading the questions; resolves when the index is ready, or when that failed. */
  start(): Promise<void> {
    this.timers.push(setInterval(() => void this.turns.next().catch(() => undefined), LOOK_EVERY_MS).unref());
    if (this.snapshots) this.timers.push(setInterval(() => void this.save(), SAVE_EVERY_MS).unref());
    return this.build({ fromDisk: true });
  }

  /** Saves the index to disk unless the same revision is there; resolves when it is done, or when that failed. */
  save(): Promise<void> {
    this.saving ??= this.write().finally(() => {
      this.saving = null;
    });
    return this.saving;
  }

  /** Whether the index is ready. */
  get isBuilt(): boolean {
    return this.built !== null;
  }

  /**
   * The number of questions (0: the index is not built), and the seconds since its last comparison with the database or
   * its creation.
   */
  get state(): { questions: number; ageS: number } {
    return { questions: this.built?.facts.all.size ?? 0, ageS: (Date.now() - this.comparedAt) / 1000 };
  }

  /**
   * The index with everything committed before this call, or null. Use it before the next `await`: later changes are
   * applied between two turns of the event loop.
   */
  async fresh(): Promise<IndexData | null> {
    if (!this.built) return null;
    await this.turns.next();
    return this.built;
  }

  /** The index in its present state, between two changes; null as for `fresh`. */
  async settled(): Promise<IndexData | null> {
    await this.turns.current();
    return this.built;
  }

  async close(): Promise<void> {
    this.stop.abort();
    for (const timer of this.timers) clearTimeout(timer);
    await this.building;
    await this.saving;
    await this.turns.current();
    this.forget();
  }

  private build({ fromDisk = false } = {}): Promise<void> {
    this.building ??= this.readAll(fromDisk).finally(() => {
      this.building = null;
    });
    return this.building;
  }

  private async readAll(fromDisk: boolean): Promise<void> {
    const { pool, log } = this;
    const began = performance.now();
    const seconds = () => Math.round((performance.now() - began) / 100) / 10;
    try {
      const loaded = fromDisk ? await this.load() : null;
      const built = loaded ?? (await buildIndex(pool, this.columns, this.stop.signal));
      this.built = built;
      this.comparedAt = Date.now();
      void built.facts.terms.unpackAll();
      void built.facts.texts.indexPairs();
      if (loaded) this.saved = { data: loaded, revision: loaded.revision, at: Date.now() };
      log.info(
        { questions: built.facts.all.size, seconds: seconds(), from: loaded ? 'snapshot' : 'database' },
        'bank index built',
      );
      await pruneChanges(pool);
      if (!loaded) void this.save();
    } catch (error) {
      if (this.stop.signal.aborted) return;
      log.warn({ err: error }, 'the bank index could not be built; the database answers');
      this.timers.push(setTimeout(() => void this.build(), AGAIN_AFTER_MS).unref());
    }
  }

  private async load(): Promise<IndexData | null> {
    const refuse = (reason: unknown) =>
      this.log.warn({ reason }, 'the snapshot of the bank index is refused; the bank is read');
    try {
      return (await this.snapshots?.load(refuse)) ?? null;
    } catch (error) {
      refuse(error);
      return null;
    }
  }

  private async write(): Promise<void> {
    const { snapshots } = this;
    if (!snapshots || !this.built || !snapshots.isWorth(this.built)) return;
    try {
      const witness = await snapshots.witness();
      const data = await this.fresh();
      if (!data) return;
      const { revision } = data;
      const { saved } = this;
      const isSaved = saved.data === data && saved.revision === revision;
      if (isSaved && Date.now() - saved.at < SAVE_ANYWAY_MS) return;
      const isCurrent = () => this.built === data && data.revision === revision && !this.stop.signal.aborted;
      const began = performance.now();
      if (!(await snapshots.save(data, witness, isCurrent))) return;
      this.saved = { data, revision, at: Date.now() };
      this.log.info({ seconds: Math.round((performance.now() - began) / 100) / 10 }, 'bank index kept on disk');
    } catch (error) {
      if (!this.stop.signal.aborted) this.log.warn({ err: error }, 'the bank index could not be kept on disk');
    }
  }

  private forget(): void {
    this.built?.facts.dispose();
    this.built = null;
  }

  private beginAnew(reason: string): void {
    this.log.info({ reason }, 'bank index begins anew');
    this.forget();
    if (!this.stop.signal.aborted) void this.build();
  }

  private async catchUp(): Promise<void> {
    const { built } = this;
    if (!built) return;
    const changes = await readChanges(this.pool, built.snapshot);
    const reason = reasonToBeginAnew(changes);
    if (reason) {
      this.beginAnew(reason);
      return;
    }
    try {
      await applyChanges(this.pool, built, changes);
      this.comparedAt = Date.now();
    } catch (error) {
      // Changes may be half applied: the index must not be used any more.
      this.beginAnew('changes could not be applied');
      throw error;
    }
  }
}

function reasonToBeginAnew({ foreign, everything, questions }: Changes): string | null {
  if (foreign) return 'another server';
  if (everything) return 'emptied';
  return questions.length > TOO_MANY ? 'many changes' : null;
}
