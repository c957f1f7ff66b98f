const REFUSALS = {
  tooLarge: { statusCode: 413, code: 'FST_ERR_CTP_BODY_TOO_LARGE' },
  tooSlow: { statusCode: 408, code: 'ERR_HTTP_REQUEST_TIMEOUT' },
  noRoom: { statusCode: 503, code: 'ERR_REQUEST_BODIES_FULL' },
  clientGone: { statusCode: 400, code: 'ECONNRESET' },
} as const;

/** Why a request body was refused: `statusCode` of the response, and a `code` in the style of Node and Fastify. */
export class BodyError extends Error {
  readonly statusCode: number;
  readonly code: string;
  constructor(kind: keyof typeof REFUSALS) {
    super(`request body refused: ${kind}`);
    ({ statusCode: this.statusCode, code: this.code } = REFUSALS[kind]);
  }
}
