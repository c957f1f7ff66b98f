export { collect } from './collect';
