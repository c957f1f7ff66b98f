import { EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH, SIGN_UP_KINDS } from '@mapa/domain';
import { Type } from 'typebox';
import { nullable, strictObject } from './common';

// A provider's display name may be longer than the one that is kept of it.
const TEXT_MAX_LENGTH = 512;
const TOKEN_MAX_LENGTH = 4_096;
/** Subjects of both providers are visible ASCII; empty where there is none. */
const SUBJECT = { maxLength: 255, pattern: '^[!-~]*$' };

const optionalText = (maxLength: number) => Type.Optional(nullable(Type.String({ maxLength })));
const optionalSubject = Type.Optional(nullable(Type.String(SUBJECT)));

/** What the browser got from the provider. Only the access token is believed; the rest must agree with what it opens. */
const SocialData = strictObject({
  // Google
  googleId: optionalSubject,
  tokenObj: Type.Optional(
    strictObject({ access_token: Type.String({ maxLength: TOKEN_MAX_LENGTH }), idpId: optionalText(TEXT_MAX_LENGTH) }),
  ),
  profileObj: Type.Optional(strictObject({ name: optionalText(TEXT_MAX_LENGTH), email: optionalText(TEXT_MAX_LENGTH) })),
  // Facebook
  accessToken: optionalText(TOKEN_MAX_LENGTH),
  userID: optionalSubject,
  name: optionalText(TEXT_MAX_LENGTH),
  email: optionalText(TEXT_MAX_LENGTH),
});

/** Fields may be empty or missing here: the refusals of a sign-up have an order and words of their own. */
export const RegistrationBody = strictObject({
  tipo_cadastro: Type.Enum(SIGN_UP_KINDS),
  nome: optionalText(TEXT_MAX_LENGTH),
  email: optionalText(EMAIL_MAX_LENGTH),
  password: optionalText(PASSWORD_MAX_LENGTH),
  password_confirmation: optionalText(PASSWORD_MAX_LENGTH),
  social_data: Type.Optional(nullable(SocialData)),
  social_id: optionalSubject,
});
