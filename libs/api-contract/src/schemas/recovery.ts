import { EMAIL_MAX_LENGTH } from '@mapa/domain';
import { Type } from 'typebox';
import { NewPassword } from './account';
import { strictObject } from './common';
import { flag, text } from './leaves';

const TOKEN_MAX_LENGTH = 128;

const Token = text('q0p3nJ8yTTzCk1vVnQx5m9s2dLr7uWbEgHfYaXcZi4o', { minLength: 1, maxLength: TOKEN_MAX_LENGTH });

export const RecoveryBody = strictObject({ email: text('ana@exemplo.com.br', { maxLength: EMAIL_MAX_LENGTH }) });

export const ResetBody = strictObject({ token: Token, password: NewPassword, password_confirmation: NewPassword });

export const ConfirmationBody = strictObject({ token: Token });

/** Whether it succeeded, with a sentence to show. */
export const outcomeMessage = (msg: string) => Type.Object({ success: flag(true), msg: text(msg) });
