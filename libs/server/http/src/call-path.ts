/**
 * Response header with the route pattern of the call, from the API to the web server, for its log; removed before the
 * response reaches a client.
 */
export const CALL_PATH_HEADER = 'x-call-path';

/** A pattern such as `/api/exam/:id`, without anything that could break a log line or carry a long secret. */
const PATTERN = /^\/api(?:\/[\w*:.-]{1,40}){1,8}\/?$/;

/** The pattern for the log; null if another host of the API sends none or an invalid one. */
export const loggableCallPath = (header: unknown): string | null =>
  typeof header === 'string' && PATTERN.test(header) ? header : null;
