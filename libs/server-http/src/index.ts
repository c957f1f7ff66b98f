export { addressKey } from './address-key';
export { loggedError } from './log-error';
export { closeUnreadBodies, isBodyRefusal, receiveBodies } from './request-bodies';
