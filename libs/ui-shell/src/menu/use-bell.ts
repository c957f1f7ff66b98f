import { useClearNotifyMutation } from '@mapa/api-client';
import { useNotifyFlag } from '@mapa/auth';
import type { RouteName } from '@mapa/domain';

/** The bell on Solicitações: it rings while this device holds the student's flag, and is still once they went to look. */
export function useBell() {
  const { rings, clear } = useNotifyFlag();
  const [clearNotify] = useClearNotifyMutation();
  const handleSeen = () => {
    clear();
    void clearNotify();
  };
  return {
    ringsOn: (route: RouteName): boolean => rings && route === 'requests',
    /** What following a link does besides. */
    onFollow: (route: RouteName): void => {
      if (rings && route === 'requests') handleSeen();
    },
  };
}
