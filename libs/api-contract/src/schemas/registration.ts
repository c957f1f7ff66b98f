import { EMAIL_MAX_LENGTH, SIGN_UP_KINDS } from '@mapa/domain';
import { Type } from 'typebox';
import { Password } from './account';
import { mostlyNull, nullable, strictObject } from './common';
import { text } from './leaves';

// A provider's display name may be longer than its stored form.
const TEXT_MAX_LENGTH = 512;
const TOKEN_MAX_LENGTH = 4_096;
/** Subjects of both providers are visible ASCII; may be empty. */
const SUBJECT = { maxLength: 255, pattern: '^[!-~]*$' };

const optionalText = (maxLength: number, example: string) => Type.Optional(nullable(text(example, { maxLength })));
const Subject = text('104857231940586723915', SUBJECT);
const optionalSubject = Type.Optional(nullable(Subject));
const ProviderToken = text('ya29.a0AfB_byC7d2', { maxLength: TOKEN_MAX_LENGTH });
const name = optionalText(TEXT_MAX_LENGTH, 'Ana Souza');
const email = optionalText(TEXT_MAX_LENGTH, 'ana@exemplo.com.br');

/**
 * The provider's data from the browser. Only the access token is trusted; the rest must agree with what the token
 * returns.
 */
const SocialData = strictObject({
  // Google
  googleId: optionalSubject,
  tokenObj: Type.Optional(
    strictObject({ access_token: ProviderToken, idpId: optionalText(TEXT_MAX_LENGTH, 'google') }),
  ),
  profileObj: Type.Optional(strictObject({ name, email })),
  // Facebook
  accessToken: Type.Optional(nullable(ProviderToken)),
  userID: optionalSubject,
  name,
  email,
});

/** Fields may be empty or missing here: the refusals of a sign-up have their own order and words. */
export const RegistrationBody = strictObject({
  tipo_cadastro: Type.Enum(SIGN_UP_KINDS),
  nome: name,
  email: optionalText(EMAIL_MAX_LENGTH, 'ana@exemplo.com.br'),
  password: Type.Optional(nullable(Password)),
  password_confirmation: Type.Optional(nullable(Password)),
  /** Only with a provider, and then without a password. */
  social_data: Type.Optional(mostlyNull(SocialData)),
  social_id: Type.Optional(mostlyNull(Subject)),
});
