import { contract, type Call, type CallKey, type OwnedResource } from '@mapa/api-contract';
import { FREE_PLAN, planLimits, refusalAt } from '@mapa/domain';
import { COMMUNITY } from '../error-messages/community';
import { DESK } from '../error-messages/desk';
import { EDITAL } from '../error-messages/edital';
import { GENERAL } from '../error-messages/general';
import { PAYMENT } from '../error-messages/payment';
import type { Rule } from '../error-messages/rule';
import { AID, NOTEBOOK, RECIPE, SITTING, STUDY } from '../error-messages/study';
import { bodyOf } from '../error-messages/refusal';
import { validationBody } from '../http/validation';
import type { RefusalStatus } from './refusals';

type Body = Record<string, string[]>;

const FREE = planLimits(FREE_PLAN);

/** The sentence about a value that violates a field's schema. */
function complaint(schema: object): string {
  if ('enum' in schema) return 'enum';
  return 'format' in schema ? 'format' : 'type';
}

/**
 * An example of invalid input: a missing required field, otherwise a wrong value of the first field; without fields, an
 * invalid JSON body.
 */
function inputRefusal({ params, query, body, headers }: Call): Body {
  const written = [body, query, headers].find((part) => part?.required?.length);
  const [missing] = written?.required ?? [];
  if (missing) return validationBody([{ keyword: 'required', instancePath: '', params: { missingProperty: missing } }]);
  const [field] = Object.entries((params ?? query ?? body)?.properties ?? {});
  if (!field) return bodyOf(GENERAL.badJson);
  const [name, schema] = field;
  const keyword = complaint(schema);
  return validationBody([{ keyword, instancePath: `/${name}`, params: keyword === 'format' ? schema : {} }] as never);
}

function forbiddenBodies({ policy, access }: Call): Body[] {
  // A caller without a token authenticates by a signature.
  if (access === 'anyone') return [bodyOf(PAYMENT.badSignature)];
  if (access === 'anyone-or-student') return [bodyOf(COMMUNITY.inSitting)];
  if (policy?.roles) return [bodyOf(GENERAL.forbidden)];
  if (policy?.gates) return policy.gates.map((gate) => ({ erro: [refusalAt(gate, FREE)] }));
  return [bodyOf(COMMUNITY.answerFirst)];
}

const NOT_OWN: Readonly<Record<OwnedResource, Rule>> = {
  map: STUDY.mapNotYours,
  notebook: NOTEBOOK.notYours,
  comment: COMMUNITY.noSuchComment,
  payment: PAYMENT.noSuchPayment,
  sitting: SITTING.notYours,
  recipe: RECIPE.notYours,
  edital: EDITAL.notYours,
};

/** The refusal if a required field refers to nothing. */
const BY_FIELD: Readonly<Record<string, Rule>> = {
  questao_id: STUDY.noSuchQuestion,
  prova_id: STUDY.noSuchExam,
  mapa_id: STUDY.noSuchMap,
  comentario_id: COMMUNITY.noSuchComment,
};

/** The refusal for `id`, by call; the first match counts. */
const BY_CALL: readonly (readonly [RegExp, Rule])[] = [
  [/\/sitting\/\{id\}/, SITTING.notYours],
  [/\/sitting$/, STUDY.noSuchExam],
  [/\/edital$/, EDITAL.notYours],
  [/payment\/webhook/, GENERAL.notFound],
  [/payment/, PAYMENT.noSuchPayment],
  [/exam|tri\/performance/, STUDY.noSuchExam],
  [/institution/, STUDY.noSuchInstitution],
  [/question-map/, STUDY.noSuchMap],
  [/question\/filters/, STUDY.noSuchMatter],
  [/question\/comment\//, COMMUNITY.noSuchComment],
  [/desk\/person/, DESK.noSuchPerson],
  [/desk\/question-batch/, DESK.noSuchSubject],
  [/desk\/subject-act/, DESK.noSuchSubjectAct],
  [/desk\/subject/, DESK.noSuchSubject],
  [/desk\/paper\/\{id\}\/question/, DESK.noSuchDraft],
  [/desk\/paper/, DESK.noSuchPaper],
  [/moderation\/report/, COMMUNITY.noSuchReport],
  [/^DELETE .*\/hidden/, AID.notHidden],
  [/^DELETE .*\/note/, AID.noNote],
  [/question\//, STUDY.noSuchQuestion],
];

function missingBodies(name: CallKey, { policy, params, query, body }: Call): Body[] {
  const owned = policy?.owned ?? {};
  const named = [params, query, body].flatMap((part) => part?.required ?? []).filter((field) => !(field in owned));
  const rules = [
    ...named.flatMap(
      (field) => (field === 'id' ? BY_CALL.find(([path]) => path.test(name))?.[1] : BY_FIELD[field]) ?? [],
    ),
    ...Object.values(owned).map((thing) => NOT_OWN[thing]),
  ];
  const pages = 'page' in (query?.properties ?? {}) ? [bodyOf(GENERAL.noSuchPage, { pagina: 9, ultima: 4 })] : [];
  const bodies = [...rules.map((rule) => bodyOf(rule)), ...pages];
  return bodies.length > 0
    ? bodies
    : BY_CALL.flatMap(([path, rule]) => (path.test(name) ? [bodyOf(rule)] : [])).slice(0, 1);
}

const BODIES: Readonly<Record<RefusalStatus, (call: Call, name: CallKey) => Body[]>> = {
  401: () => [bodyOf(GENERAL.sessionEnded)],
  403: forbiddenBodies,
  404: (call, name) => missingBodies(name, call),
  408: () => [bodyOf(GENERAL.slowRequest)],
  422: (call) => [inputRefusal(call)],
  429: () => [bodyOf(GENERAL.rateLimited)],
  503: () => [bodyOf(GENERAL.unavailable)],
};

/** Example bodies of a call's refusals with a status, one for each reason. */
export const refusalBodies = (name: CallKey, status: RefusalStatus): readonly Body[] =>
  BODIES[status](contract[name], name);
