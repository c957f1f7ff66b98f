export { DevicePacks } from '@mapa/offline';
