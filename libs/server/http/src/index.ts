export { addressKey } from './address-key';
export { CALL_PATH_HEADER, loggableCallPath } from './call-path';
export { CORRELATION_HEADER } from './correlation';
export { loggedError } from './log-error';
export { logToStdout } from './stdout-log';
export { registerReadiness } from './readiness';
export { readSettings } from './read-settings';
export { closeUnreadBodies, isBodyRefusal, receiveBodies } from './request-bodies';
export { registerMetrics } from './metrics/metrics';
