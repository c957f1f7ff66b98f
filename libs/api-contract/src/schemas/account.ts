import { PASSWORD_MAX_LENGTH, PERSON_NAME_MAX_LENGTH, PLAN_IDS } from '@mapa/domain';
import { Type } from 'typebox';
import { nullable, strictObject } from './common';

export const Password = Type.String({ maxLength: PASSWORD_MAX_LENGTH });

/** Fields left out stay as they are. */
export const ProfileBody = strictObject({
  nome: Type.Optional(Type.String({ minLength: 1, maxLength: PERSON_NAME_MAX_LENGTH })),
  tema_escuro: Type.Optional(Type.Boolean()),
  /** Only false: the welcome page has been seen. */
  ava_novo: Type.Optional(Type.Literal(false)),
});

export const PasswordBody = strictObject({
  password: Password,
  password_new: Password,
  password_confirmation: Password,
});

/** Every older token is void; this device goes on with the new one. */
export const PasswordResult = Type.Object({ success: Type.Literal(true), access_token: Type.String() });

/** The password once more, for what cannot be undone; accounts without one leave it out. */
export const DeleteAccountBody = strictObject({ password: Type.Optional(Password) });

export const Plan = Type.Object({
  id: Type.Enum(PLAN_IDS),
  nome: Type.String(),
  preco_centavos: Type.Integer(),
  periodo_meses: Type.Integer(),
  parcelas_max: Type.Integer(),
  descricao: Type.String(),
  destaques: Type.Array(Type.String()),
});

export const PlanQuery = strictObject({ id: Type.Optional(Type.Enum(PLAN_IDS)) });

/** null where the plan sets no limit. */
const limite = nullable(Type.Integer());

export const UserPlan = Type.Object({
  plano_tipo: Type.Enum(PLAN_IDS),
  gratis: Type.Boolean(),
  /** New questions served today by maps and notebooks; counted for limited students only. */
  questoes_hoje: Type.Object({ limite, usadas: Type.Integer() }),
  mapas: Type.Object({ limite, usados: Type.Integer() }),
  cadernos: Type.Object({ limite, usados: Type.Integer() }),
  questoes_por_caderno: Type.Integer(),
  comentarios_professor: Type.Boolean(),
});
