import type { InterestPayer, PaymentMethod, PaymentRefusal, PaymentState } from '@mapa/domain';

/** A charge in the provider's state. Amounts are hundredths of its currency, such as centavos. */
export interface ProviderCharge {
  readonly id: string;
  /** Our payment's id; for a renewal, the first payment's. Null if the provider returns none. */
  readonly reference: string | null;
  /** The recurring charge that it belongs to. */
  readonly recurringId: string | null;
  readonly state: Exclude<PaymentState, 'processando'>;
  readonly refusal: PaymentRefusal | null;
  readonly amountCents: number;
  /** ISO 4217; amounts are hundredths of it. */
  readonly currency: string;
  /** The payer's total, including interest of instalments; null if the provider does not give it. */
  readonly totalPaidCents: number | null;
  /** Null if the provider does not give it. */
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

/** A recurring charge in the provider's state, with all its charges. */
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

/** A charge to create. */
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

/** A recurring charge to create: first one amount, then another. */
export interface RecurringOrder extends ChargeOrder {
  readonly months: number;
  readonly startsAt: Date;
}

/**
 * The provider that moves money. Every writing call takes our own key, stored before: the same key is the same act. A
 * call throws ProviderAway if its outcome is unknown, and ProviderRefusal if the provider says that it did nothing.
 */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'mercado_pago' | 'none';
  charge(order: ChargeOrder, key: string): Promise<ProviderCharge>;
  /** Totals of an amount in 1, 2, … instalments, with interest; null if the browser computes them from the card. */
  instalmentTotals(order: Pick<ChargeOrder, 'interest' | 'amountCents'>, most: number): readonly number[] | null;
  /** The charge of an id; null for an unknown one. */
  read(id: string): Promise<ProviderCharge | null>;
  /** Every charge of an external reference. */
  search(reference: string): Promise<readonly ProviderCharge[]>;
  cancel(id: string, key: string): Promise<ProviderCharge>;
  /** Refunds an amount by the payment method. */
  refund(id: string, cents: number, key: string): Promise<ProviderCharge>;
  startRecurring(order: RecurringOrder, key: string): Promise<ProviderRecurring>;
  readRecurring(id: string): Promise<ProviderRecurring | null>;
  searchRecurring(reference: string): Promise<ProviderRecurring | null>;
  /** Changes the amount from the next charge on. */
  priceRecurring(id: string, cents: number, key: string): Promise<void>;
  endRecurring(id: string, key: string): Promise<void>;
}

/** The outcome is unknown: the provider gave no response, or a malformed one. */
export class ProviderAway extends Error {}

/** The provider understood the request and did not carry it out. */
export class ProviderRefusal extends Error {
  constructor(
    message: string,
    readonly refusal: PaymentRefusal = 'outro',
  ) {
    super(message);
  }
}

/** Ends a recurring charge; one that is over or missing counts as ended. Throws as the provider does. */
export async function endRecurringCharge(provider: PaymentProvider, id: string, key: string): Promise<void> {
  try {
    await provider.endRecurring(id, key);
  } catch (error) {
    if (!(error instanceof ProviderRefusal) || (await provider.readRecurring(id))?.isActive) throw error;
  }
}
