import { ANSWER_STATES, EMAIL_MAX_LENGTH, MAP_QUESTIONS_PER_PAGE, PASSWORD_MAX_LENGTH, PLAN_IDS, ROLES } from '@mapa/domain';
import { Type } from 'typebox';
import { QuestionMap } from './catalogue';
import { Id, Instant, Named, nullable, oneOf, pageQuery, strictObject } from './common';

export const LoginBody = strictObject({
  email: Type.String({ minLength: 1, maxLength: EMAIL_MAX_LENGTH }),
  password: Type.String({ minLength: 1, maxLength: PASSWORD_MAX_LENGTH }),
});

export const SessionUser = Type.Object({
  access_token: Type.String(),
  user_name: Type.String(),
  user_email: Type.String(),
  ava_novo: Type.Boolean(),
  /** Empty when the e-mail was not verified. */
  verificou_email_em: Type.String(),
  role: Type.Enum(ROLES),
});

export const Profile = Type.Object({
  success: Type.Literal(true),
  usuario: Type.Object({
    id: Type.String(),
    nome: Type.String(),
    email: Type.String(),
    plano_tipo: Type.Enum(PLAN_IDS),
    role: Type.Enum(ROLES),
    verificou_email_em: Type.String(),
    tema_escuro: Type.Boolean(),
    notify: Type.Boolean(),
    ava_novo: Type.Boolean(),
  }),
});

/** Counted by numbers of the paper: two languages of one number are one. */
export const Progress = Type.Object({
  total: Type.Integer(),
  respondidas: Type.Integer(),
  certas: Type.Integer(),
  erradas: Type.Integer(),
});

export const MapSubject = Type.Object({
  assunto_id: Type.Integer(),
  nome: Type.String(),
  materia_id: Type.Integer(),
  materia: Type.String(),
  /** Share of the map's numbers, 0–100. */
  percentual: Type.Number(),
  ...Progress.properties,
});

/** Where the student stopped: the first unanswered question after the last answer. */
export const Continuation = Type.Object({ assunto_id: Type.Integer(), questao_id: Type.Integer() });

export const StudentMap = Type.Object({
  mapa: QuestionMap,
  epoca: Type.Integer(),
  selecionado_em: Instant,
  ultima_resposta_em: nullable(Instant),
  progresso: Progress,
  continuar: nullable(Continuation),
  /** The edition that replaces this one, when there is one. */
  nova_versao: Type.Optional(nullable(Named)),
});

export const StudentMapDetail = Type.Object({
  ...StudentMap.properties,
  /** In order of incidence. */
  assuntos: Type.Array(MapSubject),
});

export const MapBody = strictObject({ mapa_id: Id });

export const MapDetailQuery = strictObject({ id: Id });

export const MapQuestionsQuery = strictObject({
  id: Id,
  assunto_id: Type.Optional(Id),
  estado: Type.Optional(oneOf(ANSWER_STATES)),
  gabarito: Type.Optional(Type.Boolean()),
  ...pageQuery(MAP_QUESTIONS_PER_PAGE),
});

/** An older edition of a map and the one that replaces it. */
export const OldMap = Type.Object({
  mapa: QuestionMap,
  nova_versao: QuestionMap,
  /** Questions that both editions hold. */
  em_comum: Type.Integer(),
  /** Of those, the ones answered in the current epoch: they come along. */
  respondidas: Type.Integer(),
});
