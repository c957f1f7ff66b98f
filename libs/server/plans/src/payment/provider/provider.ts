import type { InterestPayer, PaymentMethod, PaymentRefusal, PaymentState } from '@mapa/domain';

/** A charge in the provider's state. Amounts are hundredths of its currency: of reais, centavos. */
export interface ProviderCharge {
  readonly id: string;
  /** Our payment's id; of a renewal, the one of the first payment. Null where the provider repeats none. */
  readonly reference: string | null;
  /** The recurring charge that it belongs to. */
  readonly recurringId: string | null;
  readonly state: Exclude<PaymentState, 'processando'>;
  readonly refusal: PaymentRefusal | null;
  readonly amountCents: number;
  /** ISO 4217; amounts are hundredths of it. */
  readonly currency: string;
  /** The payer's total, with the interest of instalments; null where the provider does not give it. */
  readonly totalPaidCents: number | null;
  /** Null where the provider does not give it. */
  readonly instalments: number | null;
  readonly refundedCents: number;
  readonly paidAt: Date | null;
  readonly expiresAt: Date | null;
  readonly updatedAt: Date;
  readonly pixCode: string | null;
  readonly boletoLine: string | null;
  readonly boletoBarcode: string | null;
  readonly boletoUrl: string | null;
}

/** A recurring charge in the provider's state, with every charge of it. */
export interface ProviderRecurring {
  readonly id: string;
  readonly isActive: boolean;
  readonly charges: readonly ProviderCharge[];
}

export interface Payer {
  readonly name: string;
  readonly email: string;
  readonly cpf: string;
  readonly address: {
    cep: string;
    logradouro: string;
    numero: string;
    bairro: string;
    cidade: string;
    uf: string;
  } | null;
}

export interface CardToken {
  readonly token: string;
  readonly brand: string | null;
  readonly issuer: string | null;
}

/** What is to be charged. */
export interface ChargeOrder {
  /** Our payment's id. */
  readonly reference: string;
  readonly amountCents: number;
  readonly description: string;
  readonly method: PaymentMethod;
  readonly instalments: number;
  /** Who pays the interest of instalments. */
  readonly interest: InterestPayer;
  readonly payer: Payer;
  readonly card: CardToken | null;
  readonly expiresAt: Date | null;
}

/** What is to be charged again and again: first one amount, then another. */
export interface RecurringOrder extends ChargeOrder {
  readonly months: number;
  readonly startsAt: Date;
}

/**
 * Who moves money. Every call that writes takes our own key, stored before: the same key is the same act. A call throws
 * ProviderAway when nobody knows what came of it, and ProviderRefusal when the provider says that nothing did.
 */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'mercado_pago' | 'none';
  charge(order: ChargeOrder, key: string): Promise<ProviderCharge>;
  /**
   * Totals of an amount in 1, 2, … instalments, with interest; null where the browser computes them, from the card.
   */
  instalmentTotals(order: Pick<ChargeOrder, 'interest' | 'amountCents'>, most: number): readonly number[] | null;
  /** The charge of an id; null where there is none. */
  read(id: string): Promise<ProviderCharge | null>;
  /** Every charge of an external reference. */
  search(reference: string): Promise<readonly ProviderCharge[]>;
  cancel(id: string, key: string): Promise<ProviderCharge>;
  /** Sends so much back, by the way that it came. */
  refund(id: string, cents: number, key: string): Promise<ProviderCharge>;
  startRecurring(order: RecurringOrder, key: string): Promise<ProviderRecurring>;
  readRecurring(id: string): Promise<ProviderRecurring | null>;
  searchRecurring(reference: string): Promise<ProviderRecurring | null>;
  /** Changes what is charged from the next time on. */
  priceRecurring(id: string, cents: number, key: string): Promise<void>;
  endRecurring(id: string, key: string): Promise<void>;
}

/** The outcome is unknown: the provider gave no response, or a malformed one. */
export class ProviderAway extends Error {}

/** The provider understood, and did not do it. */
export class ProviderRefusal extends Error {
  constructor(
    message: string,
    readonly refusal: PaymentRefusal = 'outro',
  ) {
    super(message);
  }
}

/** Ends a recurring charge; one that has ended already, or that is gone, is ended. Throws as the provider does. */
export async function endRecurringCharge(provider: PaymentProvider, id: string, key: string): Promise<void> {
  try {
    await provider.endRecurring(id, key);
  } catch (error) {
    if (!(error instanceof ProviderRefusal) || (await provider.readRecurring(id))?.isActive) throw error;
  }
}
