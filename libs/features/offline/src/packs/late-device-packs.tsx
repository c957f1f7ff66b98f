import { Skeleton, lazyPart } from '@mapa/ui-kit';

/** `DevicePacks` of device-packs.tsx: it stands at a page's end, and its code is that of the downloads. */
export const DevicePacks = lazyPart(() => import('./device-packs').then((module) => module.DevicePacks), {
  Waiting: () => <Skeleton lines={3} />,
  retries: true,
});
