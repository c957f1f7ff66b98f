import { useRequireLogin, useSession } from '@mapa/auth';
import { Button, Skeleton, Stack } from '@mapa/ui-kit';
import type { ReactNode } from 'react';
import { Aside } from './tab-panel/aside';

interface ForStudentsProps {
  /** The benefit of signing in here. */
  reason: string;
  children: ReactNode;
}

/** Content for students; visitors see a reason and can sign in without leaving the page. */
export function ForStudents({ reason, children }: ForStudentsProps) {
  const { status, studentId } = useSession();
  const requireLogin = useRequireLogin();
  // The student is known on this device, so studying offline stays possible.
  if (studentId !== null) return children;
  if (status !== 'signed-out') return <Skeleton lines={3} />;
  return (
    <Stack $gap="x1h">
      <Aside>{reason}</Aside>
      <div>
        <Button variant="secondary" size="small" onClick={() => requireLogin(() => undefined)}>
          Entrar
        </Button>
      </div>
    </Stack>
  );
}
