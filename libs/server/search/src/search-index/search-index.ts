import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { buildIndex, type IndexColumns, type IndexData } from './build';
import { pruneChanges, readChanges, type Changes } from './changes';
import { applyChanges } from './apply';
import { Turns } from './turns';

export interface SearchIndexOptions {
  pool: Pool;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  columns: IndexColumns;
}

const AGAIN_AFTER_MS = 60_000;
/** An idle process looks now and then as well, so that what it has not read yet is never pruned. */
const LOOK_EVERY_MS = 60_000;
/** More changes than this are read faster from the beginning, while PostgreSQL answers. */
const TOO_MANY = 20_000;

/**
 * The search index: every question as sets in memory, one for each process. Until it is built, and whenever it cannot be trusted, there is none
 * and PostgreSQL answers.
 */
export class SearchIndex {
  private built: IndexData | null = null;
  private building: Promise<void> | null = null;
  private readonly stop = new AbortController();
  private readonly turns = new Turns(() => this.catchUp());
  private readonly timers: NodeJS.Timeout[] = [];

  private readonly columns: IndexColumns;
  private readonly log: SearchIndexOptions['log'];
  /** The database behind it. */
  readonly pool: Pool;

  constructor({ pool, log, columns }: SearchIndexOptions) {
    this.columns = columns;
    this.pool = pool;
    this.log = log;
  }

  /** Begins to read the questions; resolves when it is there, or when that failed. */
  start(): Promise<void> {
    this.timers.push(setInterval(() => void this.turns.next().catch(() => undefined), LOOK_EVERY_MS).unref());
    return this.build();
  }

  /** Whether it can be asked. */
  get isBuilt(): boolean {
    return this.built !== null;
  }

  /**
   * The index with everything that was committed before this call, or null. What is asked of it has to be asked before
   * the next `await`: later changes are applied between two turns of the event loop.
   */
  async fresh(): Promise<IndexData | null> {
    if (!this.built) return null;
    await this.turns.next();
    return this.built;
  }

  /** The index as it stands, between two changes; null as for `fresh`. */
  async settled(): Promise<IndexData | null> {
    await this.turns.current();
    return this.built;
  }

  async close(): Promise<void> {
    this.stop.abort();
    for (const timer of this.timers) clearTimeout(timer);
    await this.building;
    await this.turns.current();
    this.forget();
  }

  private build(): Promise<void> {
    this.building ??= this.readAll().finally(() => {
      this.building = null;
    });
    return this.building;
  }

  private async readAll(): Promise<void> {
    const { pool, log } = this;
    const began = performance.now();
    try {
      this.built = await buildIndex(pool, this.columns, this.stop.signal);
      log.info(
        { questions: this.built.facts.all.size, seconds: Math.round((performance.now() - began) / 100) / 10 },
        'bank index built',
      );
      await pruneChanges(pool);
    } catch (error) {
      if (this.stop.signal.aborted) return;
      log.warn({ err: error }, 'the bank index could not be built; the database answers');
      this.timers.push(setTimeout(() => void this.build(), AGAIN_AFTER_MS).unref());
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
    } catch (error) {
      // Half of the changes may be in: nobody may ask it any more.
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
