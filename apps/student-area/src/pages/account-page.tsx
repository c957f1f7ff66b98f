import { AccountScreen } from '@mapa/account';
import { OwnReminder } from '@mapa/today';
import { Skeleton, lazyPart } from '@mapa/ui-kit';

export const title = 'Minha conta';

// The list is at the page's end, and its code is that of the downloads.
const DevicePacks = lazyPart(() => import('../opened/device-packs').then((module) => module.DevicePacks), {
  Waiting: () => <Skeleton lines={3} />,
  retries: true,
});

export const Component = () => <AccountScreen reminder={<OwnReminder />} device={<DevicePacks />} />;
