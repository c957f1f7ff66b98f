export { readEditais } from './read-editais';
