export { AccountScreen as Component } from '@mapa/account';

export const title = 'Minha conta';
