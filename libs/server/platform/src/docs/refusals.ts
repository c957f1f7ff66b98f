import { contract, type Call, type CallKey } from '@mapa/api-contract';
import { writeLimitOf } from '../limits/write-limits';

/** Every status but 200 that a call may answer, and when. */
export const REFUSALS = {
  401: 'Falta o token, ou ele expirou ou foi revogado.',
  403: 'O papel ou o plano de quem chama não permite, ou a questão ainda não foi respondida.',
  404: 'Não existe, ou pertence a outra pessoa.',
  408: 'O corpo da requisição demorou demais para chegar.',
  422: 'A entrada não serve; cada campo tem a sua sentença.',
  429: 'Muitas solicitações; tente depois de Retry-After segundos.',
  503: 'O serviço está indisponível no momento, ou esta instalação não o oferece.',
} as const;

export type RefusalStatus = keyof typeof REFUSALS;

/** Required fields that name one thing, which may be absent or somebody else's. */
const NAMES_A_THING = ['id', 'questao_id', 'mapa_id', 'caderno_id', 'prova_id', 'comentario_id'];

const namesAThing = ({ params, query, body }: Call): boolean =>
  [params, query, body].some((part) => part?.required?.some((field) => NAMES_A_THING.includes(field)));
/** A page beyond the end does not exist. */
const isPaged = ({ query }: Call): boolean => 'page' in (query?.properties ?? {});
const readsInput = (name: CallKey, { params, query }: Call): boolean =>
  /^(POST|PUT) /.test(name) || Boolean(params ?? query);

/**
 * Refusals that do not follow from policies and input: calls with a rate limit of their own, calls that require an
 * answer, and filters that name one paper.
 */
const BESIDES: { readonly [Name in CallKey]?: readonly RefusalStatus[] } = {
  'POST /api/auth/send-reset-password': [429],
  'POST /api/customer-area/user/resend-email-confirmation': [429],
  'POST /api/customer-area/user/change-password': [429],
  'POST /api/customer-area/user/delete': [429],
  'GET /api/customer-area/question/comment': [403],
  'GET /api/customer-area/question/answer-key/{id}': [403],
  'POST /api/customer-area/question-notebook/release-key': [403],
  'POST /api/customer-area/question-notebook/{id}/export': [403],
  'GET /api/customer-area/question/statistics/{id}': [403],
  'POST /api/customer-area/question/comment/classify': [403],
  'GET /api/exam/incidence': [404],
  'POST /api/sample-question/{id}': [403, 429],
  'POST /api/payment/webhook/{provedor}': [403, 404],
};

const RULES: Readonly<Record<RefusalStatus, (name: CallKey, call: Call) => boolean>> = {
  401: (_name, { access }) => access === 'signed-in' || access === 'anyone-own-state',
  403: (_name, { policy }) => Boolean(policy?.roles ?? policy?.gates),
  404: (_name, call) => namesAThing(call) || Boolean(call.policy?.owned) || isPaged(call),
  408: (name) => /^(POST|PUT) /.test(name),
  422: readsInput,
  429: (name) => writeLimitOf(name) !== undefined,
  503: () => true,
};

const STATUSES = Object.keys(REFUSALS).map(Number) as RefusalStatus[];

/** The statuses besides 200 that a call can answer with, in their order; the tests fail on any other. */
export function refusalsOf(name: CallKey): readonly RefusalStatus[] {
  const call: Call = contract[name];
  return STATUSES.filter((status) => RULES[status](name, call) || BESIDES[name]?.includes(status));
}
