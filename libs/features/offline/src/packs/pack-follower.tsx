import { useSession } from '@mapa/auth';
import { lazyPart, useIdleTurn } from '@mapa/ui-kit';
import { usePackList } from './use-pack-list';

const FollowPacks = lazyPart(() => import('./follow-packs').then((module) => module.FollowPacks), { quiet: true });

/** Keeps this device's packs consistent with the server; loads nothing if there are none. */
export function PackFollower() {
  const { status } = useSession();
  const hasPacks = (usePackList()?.length ?? 0) > 0;
  const isDue = useIdleTurn();
  return isDue && hasPacks && status === 'signed-in' ? <FollowPacks /> : null;
}
