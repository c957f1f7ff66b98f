import {
  COUNTED_GATES,
  COUNTED_LIMITS,
  type CountedGate,
  FREE_PLAN,
  INTEREST_PAYERS,
  PASSWORD_MAX_LENGTH,
  PAYMENT_METHODS,
  PERSON_NAME_MAX_LENGTH,
  PLAN_IDS,
  planFeatures,
  planLimits,
  SUBSCRIPTION_STATES,
} from '@mapa/domain';
import { type TInteger, type TObject, Type } from 'typebox';
import { Instant, mostlyNull, nullable, oneOf, strictObject } from './common';
import { flag, integer, text } from './leaves';

export const Password = text('girassol na janela 7', { maxLength: PASSWORD_MAX_LENGTH });
export const NewPassword = text('maré alta em Itapuã 9', { maxLength: PASSWORD_MAX_LENGTH });

export const PersonName = text('Ana Souza', { minLength: 1, maxLength: PERSON_NAME_MAX_LENGTH });
/** The JWT access token of a session. */
export const AccessToken = text('eyJhbGciOiJIUzI1NiJ9.eyJqdGkiOiI1ZjBjMmE0ZSJ9.Zm9sZ2EtZGUtZG9taW5nbw');

export const PlanName = Type.Enum(PLAN_IDS);
export const PlanOnSale = Type.Enum(PLAN_IDS, { examples: ['plano_pago_primary'] });

/**
 * What a student writes in the own profile: shown there, changed there and part of the own data. A field added later is
 * optional, because pages of yesterday and other hosts lack it.
 */
export const WRITTEN_FIELDS = { nome: PersonName, tema_escuro: flag(true) };

/** Fields left out stay as they are. */
export const ProfileBody = strictObject({
  ...Type.Partial(Type.Object(WRITTEN_FIELDS)).properties,
  /** Only false: the welcome page has been seen. */
  ava_novo: Type.Optional(Type.Literal(false)),
});

export const PasswordBody = strictObject({
  password: Password,
  password_new: NewPassword,
  password_confirmation: NewPassword,
});

/** Every older token is void; this device continues with the new one. */
export const PasswordResult = Type.Object({ success: Type.Literal(true), access_token: AccessToken });

/**
 * The password again, to confirm an irreversible action; accounts without one omit it and need a recently started
 * session.
 */
export const DeleteAccountBody = strictObject({ password: Type.Optional(Password) });

export const Plan = Type.Object({
  id: PlanOnSale,
  nome: text('Anual'),
  preco_centavos: integer(29_900),
  periodo_meses: integer(12),
  parcelas_max: integer(12),
  /** Whether it is charged again at the end of each period, until it is cancelled. */
  renova: Type.Optional(flag(false)),
  /** Who pays the interest of instalments. */
  juros: Type.Optional(oneOf(INTEREST_PAYERS)),
  descricao: text('Um ano inteiro de estudo, sem limites.'),
  destaques: Type.Array(Type.String(), { examples: [planFeatures(planLimits('plano_pago_primary'))] }),
});

export const PlanQuery = strictObject({ id: Type.Optional(PlanOnSale) });

/** null where the plan sets no limit. */
const limit = (example: number | null) => Type.Union([Type.Integer(), Type.Null()], { examples: [example] });
const FREE = planLimits(FREE_PLAN);

type Counted = typeof COUNTED_LIMITS;
type CountedUses = {
  [Gate in CountedGate as Counted[Gate]['field']]: TObject<
    { limite: ReturnType<typeof limit> } & Record<Counted[Gate]['used'], TInteger>
  >;
};

/** Each counted limit and how much of it is used; new questions of a day are only counted for students with a limit. */
const countedUses = Object.fromEntries(
  COUNTED_GATES.map((gate) => {
    const { field, used } = COUNTED_LIMITS[gate];
    return [field, Type.Object({ limite: limit(FREE[gate]), [used]: integer(1) })];
  }),
) as CountedUses;

/** The caller's bought plan. */
const Subscription = Type.Object({
  status: oneOf(SUBSCRIPTION_STATES),
  plano_id: PlanOnSale,
  plano_nome: text('Assinatura'),
  /** The subscriber's price per period: later price changes do not affect it. */
  preco_centavos: integer(2_490),
  metodo: oneOf(PAYMENT_METHODS, 'cartao'),
  inicio: Instant,
  vigente_ate: Instant,
  /** Whether it will be charged again at the end of the period. */
  renova: flag(true),
  proxima_cobranca_em: nullable(Instant),
  /** Until when the plan continues after a failed renewal. */
  tolerancia_ate: mostlyNull(Instant),
  /** Until when the last purchase can be cancelled by regret. */
  arrependimento_ate: mostlyNull(Instant),
  /** Whether a refund needs a bank account. */
  devolucao_em_conta: flag(false),
});

export const UserPlan = Type.Object({
  plano_tipo: PlanName,
  gratis: flag(true),
  ...countedUses,
  questoes_por_caderno: integer(FREE.questionsPerNotebook),
  comentarios_professor: flag(FREE.teacherComments),
  /** null if nothing was bought; a granted plan has none. */
  assinatura: Type.Optional(mostlyNull(Subscription)),
});
