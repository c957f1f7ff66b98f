import { AccountScreen } from '@mapa/account';
import { DevicePacks } from '@mapa/offline';
import { OwnReminder } from '@mapa/today';

export const title = 'Minha conta';

export const Component = () => <AccountScreen reminder={<OwnReminder />} device={<DevicePacks />} />;
