import { AccountScreen } from '@mapa/account';
import { OwnReminder } from '@mapa/today';

export const title = 'Minha conta';

export const Component = () => <AccountScreen reminder={<OwnReminder />} />;
