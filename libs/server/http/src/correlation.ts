/**
 * Request header with our id of a request, from the web server to the API, so that both logs have the same id. Not
 * `x-request-id`: providers that call us sign their own, which must arrive unchanged.
 */
export const CORRELATION_HEADER = 'x-correlation-id';
