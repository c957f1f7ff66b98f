export { Desk } from './desk';
