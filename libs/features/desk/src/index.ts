export { Desk } from './screen/desk';
