import { jest } from '@jest/globals';
import { Client, type Pool } from 'pg';
import { stopDate } from '@mapa/server-platform/testing';

/** Precedes PostgreSQL's own `now()`: returns the set time, or the real one while none is set. */
const INSTALL = `
  create schema clock;
  create table clock.hand (at timestamptz);
  insert into clock.hand values (null);
  create function clock.now() returns timestamptz stable language sql as 'select coalesce(at, pg_catalog.now()) from clock.hand';
  do $$ declare place record; begin
    for place in select table_name, column_name from information_schema.columns
      where table_schema = 'public' and column_default = 'now()'
    loop
      execute format('alter table public.%I alter column %I set default clock.now()', place.table_name, place.column_name);
    end loop;
    execute format('alter database %I set search_path = public, clock, pg_catalog', current_database());
  end $$`;

/** The time of a history, in the process and in the database alike. It only moves with `tick`. */
export class Clock {
  private readonly pool: Pool;
  private shown = 0;

  /** @param pool of a database with an installed clock */
  constructor(pool: Pool) {
    this.pool = pool;
  }

  /** Installs a clock in a database; connections opened afterwards use it. */
  static async install(url: string): Promise<void> {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      await client.query(INSTALL);
    } finally {
      await client.end();
    }
  }

  start(): void {
    // A second later than the existing rows of the database.
    stopDate(Date.now() + 1000);
  }

  async stop(): Promise<void> {
    jest.useRealTimers();
    await this.pool.query('update clock.hand set at = null');
    this.shown = 0;
  }

  get now(): number {
    return Date.now();
  }

  tick(ms: number): void {
    jest.setSystemTime(Date.now() + ms);
  }

  /** Sets the database's clock to the process's time. */
  async show(): Promise<void> {
    if (this.shown === this.now) return;
    this.shown = this.now;
    await this.pool.query('update clock.hand set at = $1', [new Date(this.shown)]);
  }
}
