import { CONFIRMATION_LINK_DAYS, RECOVERY_LINK_MINUTES, routePath } from '@mapa/domain';
import type { Database } from '../db/client';
import { renewToken } from '../recovery/tokens';
import type { Letter } from './letter';
import { PAYMENT_LETTERS } from './payment-letters';

/** What the making of a letter may use. Links name the configured site, never the host of a request. */
export interface Desk {
  readonly db: Database;
  readonly siteUrl: string;
  readonly tokenKey: string;
  /** Who sells plans. */
  readonly seller: string;
}

/** Reads what the letter needs at the moment of sending; null when there is nothing to say any more. */
type Compose = (desk: Desk, id: string) => Promise<Letter | null>;

const confirmation: Compose = async ({ db, siteUrl, tokenKey }, id) => {
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

const recovery: Compose = async ({ db, siteUrl, tokenKey }, id) => {
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

/** Each kind of mail; a job names its kind and the row that it is about, and holds nothing personal. */
export const LETTERS = { confirmation, recovery, ...PAYMENT_LETTERS } as const satisfies Record<string, Compose>;

export type MailKind = keyof typeof LETTERS;
