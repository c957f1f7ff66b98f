import type { Call } from '@mapa/api-contract';

/** Every status but 200 that a call may answer, and when. */
export const REFUSALS = {
  401: 'Falta o token, ou ele expirou ou foi revogado.',
  403: 'O papel ou o plano de quem chama não permite.',
  404: 'Não existe, ou pertence a outra pessoa.',
  422: 'A entrada não serve; cada campo tem a sua sentença.',
  429: 'Muitas solicitações; tente depois de Retry-After segundos.',
  503: 'O serviço está indisponível no momento, ou esta instalação não o oferece.',
} as const;

type Status = keyof typeof REFUSALS;

const BY_ACCESS: Record<Call['access'], readonly Status[]> = {
  anyone: [404, 422, 429, 503],
  'anyone-own-state': [401, 404, 422, 429, 503],
  'signed-in': [401, 403, 404, 422, 429, 503],
};

/** The statuses besides 200 that a call is described with; the tests fail on any other. */
export const refusalsOf = (call: Call): readonly Status[] => BY_ACCESS[call.access];
