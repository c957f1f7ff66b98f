const isAsked = (query: object, name: string): boolean => name in query && Boolean(query[name as keyof typeof query]);

/** Whether a question filter reads the student's own state: it then needs a token, and no answer to it may be shared. */
export const readsOwnState = (query: unknown): boolean =>
  typeof query === 'object' &&
  query !== null &&
  ((isAsked(query, 'estado') && !('estado' in query && query.estado === 'todas')) ||
    isAsked(query, 'ocultas') ||
    ('faceta' in query && query.faceta === 'estado'));
