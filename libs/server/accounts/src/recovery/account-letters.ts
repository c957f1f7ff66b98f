import { CONFIRMATION_LINK_DAYS, RECOVERY_LINK_MINUTES, routePath } from '@mapa/domain';
import type { ComposeLetter } from '@mapa/server-platform';
import { renewToken } from './tokens';

const confirmation: ComposeLetter = async ({ db, siteUrl, tokenKey }, id) => {
  const found = await renewToken(db, tokenKey, 'confirmation', id);
  if (!found || found.verified) return null;
  return {
    studentId: found.studentId,
    to: found.email,
    subject: 'Confirme seu e-mail',
    name: found.name,
    paragraphs: [
      'Sua conta no Mapa está pronta. Falta confirmar que este endereço é seu: assim você recupera o acesso se um dia esquecer a senha.',
    ],
    action: { label: 'Confirmar e-mail', href: `${siteUrl}${routePath('confirmEmail')}?token=${found.token}` },
    notes: [
      `O link vale por ${CONFIRMATION_LINK_DAYS} dias.`,
      'Se você não criou uma conta no Mapa, ignore esta mensagem: nada acontece.',
    ],
  };
};

const recovery: ComposeLetter = async ({ db, siteUrl, tokenKey }, id) => {
  const found = await renewToken(db, tokenKey, 'recovery', id);
  if (!found) return null;
  return {
    studentId: found.studentId,
    to: found.email,
    subject: 'Redefina sua senha',
    name: found.name,
    paragraphs: [
      'Recebemos um pedido para redefinir a senha da sua conta no Mapa. Escolha uma nova senha por este link.',
    ],
    action: { label: 'Criar nova senha', href: `${siteUrl}${routePath('newPassword', { id: found.token })}` },
    notes: [
      `O link vale por ${RECOVERY_LINK_MINUTES} minutos e funciona uma única vez. Um pedido mais recente cancela este.`,
      'Se você não fez o pedido, ignore esta mensagem: sua senha continua a mesma.',
    ],
  };
};

/** The letters with links that prove an address: by the id of a mail token. */
export const ACCOUNT_LETTERS = { confirmation, recovery } as const;
