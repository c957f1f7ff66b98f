export { bringIn } from './desk';
