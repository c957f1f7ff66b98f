export { PrintScreen as Component } from '@mapa/notebooks';

export const title = 'Imprimir caderno';
