import { ANSWER_STATES, EMAIL_MAX_LENGTH, MAP_QUESTIONS_PER_PAGE, ROLES } from '@mapa/domain';
import { Type } from 'typebox';
import { AccessToken, Password, PlanName, WRITTEN_FIELDS } from './account';
import { QuestionMap } from './catalogue';
import {
  Id,
  Instant,
  mostlyNull,
  named,
  nullable,
  oneOf,
  OwnAnchor,
  pageQuery,
  strictObject,
  SubjectId,
} from './common';
import { flag, integer, real, text } from './leaves';

const VerifiedAt = text('2026-03-14T12:30:00.000Z');

export const LoginBody = strictObject({
  email: text('ana@exemplo.com.br', { minLength: 1, maxLength: EMAIL_MAX_LENGTH }),
  password: Type.String({ ...Password, minLength: 1 }),
});

export const SessionUser = Type.Object({
  access_token: AccessToken,
  user_name: text('Ana Souza'),
  user_email: text('ana@exemplo.com.br'),
  ava_novo: flag(false),
  /** Empty when the e-mail was not verified. */
  verificou_email_em: VerifiedAt,
  role: Type.Enum(ROLES),
});

/** Response of a sign-up: whether it created the account, or signed in to an existing one. */
export const RegisteredUser = Type.Object({ ...SessionUser.properties, conta_criada: flag(true) });

export const Profile = Type.Object({
  success: Type.Literal(true),
  usuario: Type.Object({
    id: text('5f0c2a4e-7d1b-4c0e-9a53-2f6f1d1f8a10'),
    ...WRITTEN_FIELDS,
    email: text('ana@exemplo.com.br'),
    plano_tipo: PlanName,
    role: Type.Enum(ROLES),
    verificou_email_em: VerifiedAt,
    notify: flag(false),
    ava_novo: flag(false),
    /** False for an account of Google or Facebook without a password; absent from other hosts of this API. */
    tem_senha: Type.Optional(flag(true)),
  }),
});

/** Counted by numbers of the paper: two languages of one number count once. */
export const Progress = Type.Object({
  total: integer(120),
  respondidas: integer(48),
  certas: integer(36),
  erradas: integer(12),
  /** Neither answered nor revealed: the questions of `estado=nao_respondidas`. */
  abertas: Type.Optional(integer(70)),
});

export const MapSubject = Type.Object({
  assunto_id: integer(118),
  nome: text('Crase'),
  materia_id: integer(7),
  materia: text('Língua Portuguesa'),
  /** Share of the map's numbers, 0–100. */
  percentual: real(25),
  ...Progress.properties,
});

/** Where to continue: the first unanswered question after the last answer. */
export const Continuation = Type.Object({ assunto_id: integer(118), questao_id: integer(42) });

const NEWER_MAP = 'TRT 10ª Região 2026: Analista Judiciário';

export const StudentMap = Type.Object({
  mapa: QuestionMap,
  epoca: integer(1),
  selecionado_em: Instant,
  ultima_resposta_em: nullable(Instant),
  progresso: Progress,
  continuar: nullable(Continuation),
  /** The edition that replaces this one, when there is one. */
  nova_versao: Type.Optional(mostlyNull(named(58, NEWER_MAP))),
});

export const StudentMapDetail = Type.Object({
  ...StudentMap.properties,
  /** Ordered by incidence. */
  assuntos: Type.Array(MapSubject),
});

export const MapBody = strictObject({ mapa_id: Id });

export const MapDetailQuery = strictObject({ id: Id });

export const MapQuestionsQuery = strictObject({
  id: Id,
  assunto_id: Type.Optional(SubjectId),
  estado: Type.Optional(oneOf(ANSWER_STATES)),
  estado_ate: OwnAnchor,
  gabarito: Type.Optional(flag(true)),
  ...pageQuery(MAP_QUESTIONS_PER_PAGE),
});

/** An older edition of a map and the one that replaces it. */
export const OldMap = Type.Object({
  mapa: QuestionMap,
  nova_versao: Type.Object({
    ...QuestionMap.properties,
    ...named(58, NEWER_MAP).properties,
    slug: text('trt-10-2026-analista-judiciario'),
    ano: nullable(integer(2026)),
  }),
  /** Numbers of the new edition whose question the old one also contains. */
  em_comum: integer(96),
  /** Those of them answered in the current epoch, not only revealed: they are carried over. */
  respondidas: integer(40),
});
