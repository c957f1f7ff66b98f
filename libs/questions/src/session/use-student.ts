/** Who is here, as far as it is known. */
export type Student = { status: 'loading' } | { status: 'anonymous' } | { status: 'signed-in'; id: string };

const LOADING: Student = { status: 'loading' };

/** The student; loading on the server, whose pages are the same for everyone. */
export function useStudent(): Student {
  return LOADING;
}
