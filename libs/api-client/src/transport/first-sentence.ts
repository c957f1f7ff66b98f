const MAX_LENGTH = 300;

/** Excludes a proxy's error page or a stack trace. */
const isSentence = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MAX_LENGTH && !value.trimStart().startsWith('<');

/**
 * Reads an error body as field → sentences; also accepts plain strings and single sentences, and drops anything else.
 */
export function readFields(body: unknown): Record<string, string[]> {
  if (isSentence(body)) return { erro: [body] };
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(
    Object.entries(body)
      .map(([field, value]) => [field, (Array.isArray(value) ? value : [value]).filter(isSentence)] as const)
      .filter(([, sentences]) => sentences.length > 0),
  );
}

/** The first sentence of an error body, or undefined when it has none. */
export const firstSentence = (body: unknown): string | undefined => Object.values(readFields(body))[0]?.[0];
