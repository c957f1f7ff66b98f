export { endDueSittings } from './due';
export { sittingHandlers } from './handlers';
