import { MESSAGES, SERVER_MESSAGES } from '@mapa/domain';
import type { Calls } from './call';
import { ConfirmationBody, RecoveryBody, ResetBody, outcomeMessage } from '../schemas/recovery';

export const recoveryCalls = {
  'POST /api/auth/send-reset-password': {
    summary: 'Envia por e-mail o link que redefine a senha; a resposta é a mesma quando a conta não existe.',
    access: 'anyone',
    queue: 'sign-in',
    limit: { none: 'mails have limits of their own (recovery/limit.ts)' },
    refuses: [429],
    body: RecoveryBody,
    response: outcomeMessage(MESSAGES.recoverySent),
  },
  'POST /api/auth/reset-password': {
    summary: 'Define uma nova senha com o token do e-mail e encerra todas as sessões.',
    access: 'anyone',
    queue: 'sign-in',
    limit: { none: 'each works once, by a link that was mailed' },
    body: ResetBody,
    response: outcomeMessage(SERVER_MESSAGES.passwordReset),
  },
  'POST /api/auth/confirm-email': {
    summary: 'Confirma o e-mail com o token que foi enviado a ele.',
    access: 'anyone',
    queue: 'sign-in',
    limit: { none: 'each works once, by a link that was mailed' },
    added: true,
    body: ConfirmationBody,
    response: outcomeMessage(SERVER_MESSAGES.emailConfirmed),
  },
  'POST /api/customer-area/user/resend-email-confirmation': {
    summary: 'Envia de novo o e-mail de confirmação.',
    access: 'signed-in',
    limit: { none: 'mails have limits of their own (recovery/limit.ts)' },
    refuses: [429],
    response: outcomeMessage(SERVER_MESSAGES.confirmationSent),
  },
} as const satisfies Calls;
