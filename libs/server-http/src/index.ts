export { addressKey } from './address-key';
export { closeUnreadBodies, isBodyRefusal, receiveBodies } from './request-bodies';
