export { storeNotebook } from './store-notebook';
