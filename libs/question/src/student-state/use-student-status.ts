import { useSession } from '@mapa/auth';

/** Who is here, as far as it is known; loading on the server, whose pages are the same for everyone. */
export type StudentStatus = 'loading' | 'anonymous' | 'signed-in';

/** Whether own answers can be asked for. While the server cannot name the student, they cannot. */
export function useStudentStatus(): StudentStatus {
  const { status } = useSession();
  if (status === 'signed-in') return 'signed-in';
  return status === 'signed-out' ? 'anonymous' : 'loading';
}
