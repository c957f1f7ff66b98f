import { MESSAGES, SERVER_MESSAGES } from '@mapa/domain';
import type { Call, CallName } from '../call';
import { ConfirmationBody, RecoveryBody, ResetBody, outcomeMessage } from '../schemas/recovery';

export const recoveryCalls = {
  'POST /api/auth/send-reset-password': {
    summary: 'Envia por e-mail o link que redefine a senha; a resposta é a mesma quando a conta não existe.',
    access: 'anyone',
    body: RecoveryBody,
    response: outcomeMessage(MESSAGES.recoverySent),
  },
  'POST /api/auth/reset-password': {
    summary: 'Define uma nova senha com o token do e-mail e encerra todas as sessões.',
    access: 'anyone',
    body: ResetBody,
    response: outcomeMessage(SERVER_MESSAGES.passwordReset),
  },
  'POST /api/auth/confirm-email': {
    summary: 'Confirma o e-mail com o token que foi enviado a ele.',
    access: 'anyone',
    added: true,
    body: ConfirmationBody,
    response: outcomeMessage(SERVER_MESSAGES.emailConfirmed),
  },
  'POST /api/customer-area/user/resend-email-confirmation': {
    summary: 'Envia de novo o e-mail de confirmação.',
    access: 'signed-in',
    response: outcomeMessage(SERVER_MESSAGES.confirmationSent),
  },
} as const satisfies Partial<Record<CallName, Call>>;
