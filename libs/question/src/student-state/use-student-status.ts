import { useSession } from '@mapa/auth';

/** The known state of the session; loading on the server, whose pages are the same for everyone. */
export type StudentStatus = 'loading' | 'anonymous' | 'signed-in';

/** Whether own answers can be loaded. They cannot while the server has not named the student. */
export function useStudentStatus(): StudentStatus {
  const { status } = useSession();
  if (status === 'signed-in') return 'signed-in';
  return status === 'signed-out' ? 'anonymous' : 'loading';
}
