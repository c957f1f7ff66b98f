import { EMAIL_MAX_LENGTH, MESSAGES } from '@mapa/domain';
import { Type } from 'typebox';
import { Password } from './account';
import { strictObject } from './common';

const TOKEN_MAX_LENGTH = 128;

const Token = Type.String({ minLength: 1, maxLength: TOKEN_MAX_LENGTH, examples: ['q0p3nJ8yTTzCk1vVnQx5m9s2dLr7uWbEgHfYaXcZi4o'] });

export const RecoveryBody = strictObject({ email: Type.String({ maxLength: EMAIL_MAX_LENGTH, examples: ['ana@exemplo.com.br'] }) });

export const ResetBody = strictObject({ token: Token, password: Password, password_confirmation: Password });

export const ConfirmationBody = strictObject({ token: Token });

/** Whether it was done, and a sentence to show. */
export const Told = Type.Object({ success: Type.Boolean(), msg: Type.String({ examples: [MESSAGES.recoverySent] }) });
