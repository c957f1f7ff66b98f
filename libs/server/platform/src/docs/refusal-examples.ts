import { contract, type Call, type CallKey, type OwnedResource } from '@mapa/api-contract';
import { FREE_PLAN, planLimits, refusalAt } from '@mapa/domain';
import { GENERAL } from '../error-messages/general';
import type { Rule } from '../error-messages/rule';
import { STUDY } from '../error-messages/study';
import { bodyOf } from '../error-messages/refusal';
import { validationBody } from '../http/validation';
import type { RefusalStatus } from './refusals';

type Body = Record<string, string[]>;

/** The rules that the API description gives as examples of a module's refusals. */
export interface RefusalExamples {
  /** For an object of another student. */
  readonly owned?: Partial<Readonly<Record<OwnedResource, Rule>>>;
  /** For a required field that refers to nothing. */
  readonly fields?: Readonly<Record<string, Rule>>;
  /** For an `id` that refers to nothing, by the name of the call; the first match counts. */
  readonly calls?: readonly (readonly [RegExp, Rule])[];
  /** For a 403 that no role and no plan explains, by the access of the call. */
  readonly denied?: Partial<Readonly<Record<Call['access'], Rule>>>;
}

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

const SHARED: RefusalExamples = {
  owned: { map: STUDY.mapNotYours },
  fields: { questao_id: STUDY.noSuchQuestion, prova_id: STUDY.noSuchExam, mapa_id: STUDY.noSuchMap },
  calls: [
    [/\/sitting$/, STUDY.noSuchExam],
    [/exam|tri\/performance/, STUDY.noSuchExam],
    [/institution/, STUDY.noSuchInstitution],
    [/question-map/, STUDY.noSuchMap],
    [/question\/filters/, STUDY.noSuchMatter],
    [/question\//, STUDY.noSuchQuestion],
  ],
  denied: { 'anyone-or-student': STUDY.inSitting },
};

/**
 * Creates the function that gives example bodies of refusals.
 * @param examples those of the modules; rules that most modules share are added
 */
export function refusalWriter(examples: readonly RefusalExamples[]) {
  const all = [...examples, SHARED];
  const owned = Object.assign({}, ...all.map((one) => one.owned)) as Partial<Record<OwnedResource, Rule>>;
  const fields = Object.assign({}, ...all.map((one) => one.fields)) as Record<string, Rule>;
  const denied = Object.assign({}, ...all.map((one) => one.denied)) as Partial<Record<Call['access'], Rule>>;
  const calls = all.flatMap((one) => one.calls ?? []);
  const byCall = (name: CallKey): Rule[] =>
    calls.flatMap(([path, rule]) => (path.test(name) ? [rule] : [])).slice(0, 1);

  const forbiddenBodies = ({ policy, access }: Call): Body[] => {
    if (access !== 'anyone' && access !== 'anyone-or-student') {
      if (policy?.roles) return [bodyOf(GENERAL.forbidden)];
      if (policy?.gates) return policy.gates.map((gate) => ({ erro: [refusalAt(gate, FREE)] }));
    }
    const rule = denied[access];
    return rule ? [bodyOf(rule)] : [];
  };

  const missingBodies = (name: CallKey, { policy, params, query, body }: Call): Body[] => {
    const own = policy?.owned ?? {};
    const named = [params, query, body].flatMap((part) => part?.required ?? []).filter((field) => !(field in own));
    const rules = [
      ...named.flatMap((field) => (field === 'id' ? byCall(name) : (fields[field] ?? []))),
      ...Object.values(own).flatMap((thing) => owned[thing] ?? []),
    ];
    const pages = 'page' in (query?.properties ?? {}) ? [bodyOf(GENERAL.noSuchPage, { pagina: 9, ultima: 4 })] : [];
    const bodies = [...rules.map((rule) => bodyOf(rule)), ...pages];
    return bodies.length > 0 ? bodies : byCall(name).map((rule) => bodyOf(rule));
  };

  const bodies: Readonly<Record<RefusalStatus, (call: Call, name: CallKey) => Body[]>> = {
    401: () => [bodyOf(GENERAL.sessionEnded)],
    403: forbiddenBodies,
    404: (call, name) => missingBodies(name, call),
    408: () => [bodyOf(GENERAL.slowRequest)],
    422: (call) => [inputRefusal(call)],
    429: () => [bodyOf(GENERAL.rateLimited)],
    503: () => [bodyOf(GENERAL.unavailable)],
  };

  /** Example bodies of a call's refusals with a status, one for each reason. */
  return (name: CallKey, status: RefusalStatus): readonly Body[] => bodies[status](contract[name], name);
}

export type RefusalWriter = ReturnType<typeof refusalWriter>;
