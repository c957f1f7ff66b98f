import type { ApiError } from '@mapa/api-client';
import { fieldErrors, sayFailure } from '@mapa/auth';
import { cardNumberProblem } from '@mapa/domain';
import { token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { StaffPayment } from '../model';

export interface PaymentDialogProps {
  payment: StaffPayment;
  onClose: () => void;
  onDone: () => void;
  /** The row's data was stale: the dialog closes, and the payment is loaded again. */
  onStale: () => void;
}

/** Greatest length of a reason. */
export const REASON_MAX_LENGTH = 500;

/**
 * The problem of an act's reason, as a sentence: it is missing, or contains a card's number. Null without a problem.
 */
export const reasonProblem = (reason: string): string | null =>
  reason.trim() === '' ? 'Escreva o motivo.' : cardNumberProblem(reason);

/** Maps fields of a refusal to fields of the staff's form. */
const FIELDS = { motivo: 'motivo', valor_centavos: 'valor' } as const;
type FieldName = (typeof FIELDS)[keyof typeof FIELDS];

/** Shows why an act was refused: at its field, or, if the payment has changed, outside the dialog, which closes. */
export function showRefusal(
  error: unknown,
  { onField, onStale }: { onField: (name: FieldName, message: string) => void; onStale: () => void },
): void {
  const { kind } = error as ApiError;
  const found = fieldErrors(error, ['motivo', 'valor_centavos']);
  found.forEach(([name, message]) => onField(FIELDS[name], message));
  if (found.length > 0 || (kind !== 'invalid' && kind !== 'not-found')) return;
  sayFailure(error);
  onStale();
}

/** A refusal's sentence that concerns neither a field nor the payment, for the dialog; null if there is none. */
export const refusalText = (error: unknown): string | null => {
  const { kind, message } = (error ?? {}) as Partial<ApiError>;
  if (!message || kind === 'invalid' || kind === 'not-found') return null;
  return kind === 'offline' || kind === 'unavailable' || kind === 'unexpected'
    ? `${message} Pode tentar de novo: nada é feito duas vezes.`
    : message;
};

/** Reason for which an act was refused. */
export const Refused = styled.p`
  margin-top: ${token.space.x2};
  color: ${token.color.danger};
  font-weight: ${token.weight.medium};
`;
