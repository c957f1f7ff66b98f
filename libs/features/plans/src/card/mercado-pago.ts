import { loadScript } from '@mapa/auth';

/** The origin of a provider's card fields, and the seller. */
export interface CardProvider {
  /** Origin of the provider's script. */
  sdkUrl: string;
  publicKey: string;
}

/** The parts of a card that are typed into the provider's frames. */
export type SecureName = 'cardNumber' | 'expirationDate' | 'securityCode';

interface SecureField {
  mount: (containerId: string) => SecureField;
  unmount: () => void;
  on: (event: 'ready' | 'change' | 'binChange', handle: (event: { bin?: string | null }) => void) => void;
  update: (properties: { settings: object }) => void;
  focus?: () => void;
}

/** A number of instalments with its total for the buyer, in reais. */
export interface PayerCost {
  installments: number;
  /** Percent; 0 where the seller pays the interest. */
  installment_rate: number;
  installment_amount: number;
  total_amount: number;
}

interface PaymentMethodFound {
  id: string;
  payment_type_id: string;
  issuer?: { id?: string | number };
  settings?: { security_code?: object; card_number?: object }[];
}

/** The part of MercadoPago.js v2 that we use (github.com/mercadopago/sdk-js, docs/fields.md and docs/core-methods.md). */
export interface MercadoPago {
  fields: {
    create: (name: SecureName, options: object) => SecureField;
    createCardToken: (payer: {
      cardholderName: string;
      identificationType: 'CPF';
      identificationNumber: string;
    }) => Promise<{ id?: string } | undefined>;
  };
  getPaymentMethods: (search: { bin: string }) => Promise<{ results: PaymentMethodFound[] }>;
  getInstallments: (search: { amount: string; bin: string; locale: string }) => Promise<{ payer_costs: PayerCost[] }[]>;
}

type Constructor = new (publicKey: string, options: object) => MercadoPago;

/**
 * Loads the provider's script, only when a card is about to be typed.
 * @throws if it cannot be loaded: offline, behind a blocker, or in a document whose policy forbids it
 */
export async function loadMercadoPago({ sdkUrl, publicKey }: CardProvider): Promise<MercadoPago> {
  const read = () => (window as { MercadoPago?: Constructor }).MercadoPago;
  if (!read()) await loadScript(`${sdkUrl}/js/v2`);
  const Loaded = read();
  if (!Loaded) throw new Error('Mercado Pago’s script defined nothing');
  // Tracking and device fingerprinting would need more scripts and hosts than the policy allows (ADR 044).
  return new Loaded(publicKey, { locale: 'pt-BR', advancedFraudPrevention: false, trackingDisabled: true });
}
