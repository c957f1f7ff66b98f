export { MyMapsScreen as Component } from '@mapa/maps';

export const title = 'Meus mapas';
