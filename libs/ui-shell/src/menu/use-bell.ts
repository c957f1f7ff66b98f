import { useClearNotifyMutation } from '@mapa/api-client';
import { useNotifyFlag } from '@mapa/auth';
import type { RouteName } from '@mapa/domain';

/** The bell on Solicitações: on while this device has the student's flag, off once they have opened the page. */
export function useBell() {
  const { rings, clear } = useNotifyFlag();
  const [clearNotify] = useClearNotifyMutation();
  const handleSeen = () => {
    clear();
    void clearNotify();
  };
  return {
    ringsOn: (route: RouteName): boolean => rings && route === 'requests',
    /** Further effects of following a link. */
    onFollow: (route: RouteName): void => {
      if (rings && route === 'requests') handleSeen();
    },
  };
}
