import { contract, type Call, type CallKey } from '@mapa/api-contract';

/** Every status other than 200 of a call, with its condition. */
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

/** Required fields that refer to one object, which may be absent or someone else's. */
const NAMES_A_THING = ['id', 'questao_id', 'mapa_id', 'caderno_id', 'prova_id', 'comentario_id'];

const namesAThing = ({ params, query, body }: Call): boolean =>
  [params, query, body].some((part) => part?.required?.some((field) => NAMES_A_THING.includes(field)));
/** A page beyond the end does not exist. */
const isPaged = ({ query }: Call): boolean => 'page' in (query?.properties ?? {});
const readsInput = (name: CallKey, { params, query }: Call): boolean =>
  /^(POST|PUT) /.test(name) || Boolean(params ?? query);

const RULES: Readonly<Record<RefusalStatus, (name: CallKey, call: Call) => boolean>> = {
  401: (_name, { access }) => access === 'signed-in' || access === 'anyone-own-state',
  403: (_name, { policy }) => Boolean(policy?.roles ?? policy?.gates),
  404: (_name, call) => namesAThing(call) || Boolean(call.policy?.owned) || isPaged(call),
  408: (name) => /^(POST|PUT) /.test(name),
  422: readsInput,
  429: (_name, { limit }) => typeof limit === 'string',
  503: () => true,
};

const STATUSES = Object.keys(REFUSALS).map(Number) as RefusalStatus[];

/** The statuses other than 200 of a call, in order; tests fail on any other. */
export function refusalsOf(name: CallKey): readonly RefusalStatus[] {
  const call: Call = contract[name];
  const refuses: readonly RefusalStatus[] = call.refuses ?? [];
  return STATUSES.filter((status) => RULES[status](name, call) || refuses.includes(status));
}
