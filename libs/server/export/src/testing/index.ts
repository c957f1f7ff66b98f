export { membersOf, normaliseAll, readBytes } from './round-trip';
