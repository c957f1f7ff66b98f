import { createHash } from 'node:crypto';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** styled-components adds an empty style element and fills it through its sheet. */
const EMPTY = hashOf('');

const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
/** Data blocks are not scripts: the policy needs no hashes for them. */
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

const hashesIn = (html: string, element: RegExp) =>
  [...html.matchAll(element)].map(([, content]) => hashOf(content ?? ''));

/** Other origins, by directive. */
export type Sources = Partial<Record<'script-src' | 'connect-src' | 'img-src' | 'frame-src', readonly string[]>>;

/**
 * The content policy of one page, with the hashes of the inline blocks in its head. Pass only markup that we wrote:
 * hashing a block that a student could have written would allow it.
 * @param extra further sources that this deployment uses on this route (policy-sources.ts)
 */
export function contentPolicy(head: string, extra: readonly Sources[] = []): string {
  const admit = (directive: keyof Sources, ...own: string[]) => {
    const all = new Set([...own, ...extra.flatMap((sources) => sources[directive] ?? [])]);
    return [directive, ...(all.size > 0 ? all : ["'none'"])].join(' ');
  };
  return [
    "default-src 'self'",
    admit('script-src', "'self'", ...hashesIn(head, INLINE_SCRIPT)),
    ["style-src 'self'", EMPTY, ...new Set(hashesIn(head, INLINE_STYLE))].join(' '),
    admit('img-src', "'self'"),
    "font-src 'self'",
    admit('connect-src', "'self'"),
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    admit('frame-src'),
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Vite's client injects scripts and styles; this policy is for development only. */
export const DEVELOPMENT_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; connect-src 'self' ws:; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";
