/**
 * Request header with our id of a request, from the web server to the API, so that one id leads through both logs. It is not
 * `x-request-id`: a provider that calls us signs the one that it sends, which has to arrive as it was sent.
 */
export const CORRELATION_HEADER = 'x-correlation-id';
