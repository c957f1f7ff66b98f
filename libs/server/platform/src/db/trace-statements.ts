import { activeTracing } from '@mapa/server-http';
import type { ClientBase, Pool } from 'pg';

/** Greatest length of a recorded statement. */
const LONGEST = 4_000;

interface Queryable {
  query: (...args: unknown[]) => unknown;
}

/** A statement's text. Its values are separate and are never recorded. */
function textOf(first: unknown): string | null {
  if (typeof first === 'string') return first;
  const { text, submit } = (first ?? {}) as { text?: unknown; submit?: unknown };
  return typeof text === 'string' && submit === undefined ? text : null;
}

const OPERATION = /\b(?:select|insert|update|delete|merge|with|begin|commit|rollback|lock|set)\b/i;

/** A statement's operation: its first word. */
const operationOf = (text: string): string => OPERATION.exec(text)?.[0].toLowerCase() ?? 'statement';

function traceQueries(target: Queryable): void {
  const tracing = activeTracing();
  if (!tracing) return;
  const query = target.query.bind(target);
  target.query = (...args) => {
    const text = textOf(args[0]);
    // The pool calls this internally too; that statement is already recorded.
    if (text === null || typeof args.at(-1) === 'function') return query(...args);
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, LONGEST) };
    return tracing.within(operationOf(text), { kind: 'client', attributes }, async () => query(...args));
  };
}

/** Records a span for each statement of a request or a job, without its values, while tracing is enabled. */
export function traceStatements(pool: Pool): void {
  if (!activeTracing()) return;
  traceQueries(pool as unknown as Queryable);
  pool.on('connect', (client: ClientBase) => traceQueries(client as unknown as Queryable));
}
