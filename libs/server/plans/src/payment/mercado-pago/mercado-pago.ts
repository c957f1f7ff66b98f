import { CURRENCY } from '@mapa/domain';
import {
  ProviderAway,
  ProviderRefusal,
  type ChargeOrder,
  type PaymentProvider,
  type ProviderCharge,
  type ProviderRecurring,
  type RecurringOrder,
} from '../provider/provider';
import { createClient, type Client, type Json } from './client';
import { chargeOf, idOf, resultsOf } from './reading';

const PAYMENTS = '/v1/payments';
const RECURRINGS = '/preapproval';
/** Lists are paged; a subscription of several years has more than one page. */
const PAGE = 50;
const RECURRING_CHARGES = '/authorized_payments/search';

/** Centavos as reais in JSON. */
const reais = (cents: number): number => cents / 100;

function namesOf(name: string): { first_name: string; last_name: string } {
  const [first = '', ...rest] = name.split(/\s+/);
  return { first_name: first, last_name: rest.join(' ') || first };
}

/** The API's name of each payment method; a card's brand comes with its token. */
const methodOf = ({ method, card }: ChargeOrder): string =>
  method === 'cartao' ? (card?.brand ?? '') : method === 'pix' ? 'pix' : 'bolbradesco';

function addressOf({ address }: ChargeOrder['payer']): Json {
  if (!address) return {};
  const { cep, logradouro, numero, bairro, cidade, uf } = address;
  return {
    address: {
      zip_code: cep.replace(/\D/g, ''),
      street_name: logradouro,
      street_number: numero,
      neighborhood: bairro,
      city: cidade,
      federal_unit: uf.toUpperCase(),
    },
  };
}

const bodyOf = (order: ChargeOrder, notificationUrl: string): Json => ({
  transaction_amount: reais(order.amountCents),
  description: order.description,
  external_reference: order.reference,
  payment_method_id: methodOf(order),
  notification_url: notificationUrl,
  installments: order.instalments,
  payer: {
    email: order.payer.email,
    ...namesOf(order.payer.name),
    identification: { type: 'CPF', number: order.payer.cpf },
    ...addressOf(order.payer),
  },
  ...(order.card && { token: order.card.token, ...(order.card.issuer && { issuer_id: order.card.issuer }) }),
  ...(order.expiresAt && { date_of_expiration: order.expiresAt.toISOString() }),
});

const recurringBody = (order: RecurringOrder, siteUrl: string): Json => ({
  reason: order.description,
  external_reference: order.reference,
  payer_email: order.payer.email,
  card_token_id: order.card?.token ?? '',
  back_url: siteUrl,
  status: 'authorized',
  auto_recurring: {
    frequency: order.months,
    frequency_type: 'months',
    transaction_amount: reais(order.amountCents),
    currency_id: CURRENCY,
  },
});

/** The charges of a recurring one: each refers to a payment, which is then read itself. */
async function chargesOf(client: Client, id: string, reference: string): Promise<ProviderCharge[]> {
  const found: Json[] = [];
  for (let page: Json[] | null = null; page === null || page.length === PAGE;) {
    const query = { preapproval_id: id, limit: String(PAGE), offset: String(found.length) };
    page = resultsOf(await client.ask({ method: 'GET', path: RECURRING_CHARGES, query }));
    found.push(...page);
  }
  const ids = found.flatMap(({ payment }) => idOf((payment as Json | undefined)?.['id']) ?? []);
  const payments = await Promise.all(
    ids.map((each) => client.ask({ method: 'GET', path: `${PAYMENTS}/${encodeURIComponent(each)}` })),
  );
  // A payment of a recurring charge need not repeat the reference, so the recurring charge's own is used.
  return payments.flatMap((json) =>
    json ? [{ ...chargeOf({ ...json, external_reference: reference }), recurringId: id }] : [],
  );
}

async function recurringOf(client: Client, json: Json | null): Promise<ProviderRecurring | null> {
  const id = idOf(json?.['id']);
  const reference = json?.['external_reference'];
  if (!json || !id || typeof reference !== 'string') return null;
  const isActive = json['status'] === 'authorized' || json['status'] === 'pending';
  return { id, isActive, charges: await chargesOf(client, id, reference) };
}

const demand = (json: Json | null): Json => {
  if (!json) throw new ProviderRefusal('no such charge');
  return json;
};

type Settings = Readonly<Record<'PAYMENT_SECRET_KEY' | 'PAYMENT_BASE_URL' | 'SITE_URL', string>>;

/** Mercado Pago by its documented HTTP API: payments, refunds, and preapprovals for subscriptions by card. */
export function createMercadoPago({ PAYMENT_SECRET_KEY, PAYMENT_BASE_URL, SITE_URL }: Settings): PaymentProvider {
  const client = createClient({ baseUrl: PAYMENT_BASE_URL, accessToken: PAYMENT_SECRET_KEY });
  const siteUrl = SITE_URL.replace(/\/$/, '');
  const notices = `${siteUrl}/api/payment/webhook/mercado_pago`;
  const paymentPath = (id: string, rest = '') => `${PAYMENTS}/${encodeURIComponent(id)}${rest}`;
  const recurringPath = (id: string) => `${RECURRINGS}/${encodeURIComponent(id)}`;
  const read = async (id: string) => {
    const json = await client.ask({ method: 'GET', path: paymentPath(id) });
    return json && chargeOf(json);
  };
  return {
    name: 'mercado_pago',
    charge: async (order, key) =>
      chargeOf(demand(await client.ask({ method: 'POST', path: PAYMENTS, body: bodyOf(order, notices), key }))),
    instalmentTotals: () => null,
    read,
    search: async (reference) => {
      const query = { external_reference: reference, sort: 'date_created', criteria: 'asc' };
      const found = resultsOf(await client.ask({ method: 'GET', path: `${PAYMENTS}/search`, query }));
      return found.filter((json) => json['external_reference'] === reference).map(chargeOf);
    },
    cancel: async (id, key) =>
      chargeOf(demand(await client.ask({ method: 'PUT', path: paymentPath(id), body: { status: 'cancelled' }, key }))),
    refund: async (id, cents, key) => {
      demand(
        await client.ask({ method: 'POST', path: paymentPath(id, '/refunds'), body: { amount: reais(cents) }, key }),
      );
      const charge = await read(id);
      if (!charge) throw new ProviderAway('the payment is gone');
      return charge;
    },
    startRecurring: async (order, key) => {
      const made = await client.ask({ method: 'POST', path: RECURRINGS, body: recurringBody(order, siteUrl), key });
      const recurring = await recurringOf(client, demand(made));
      if (!recurring) throw new ProviderAway('no preapproval');
      return recurring;
    },
    readRecurring: async (id) => recurringOf(client, await client.ask({ method: 'GET', path: recurringPath(id) })),
    searchRecurring: async (reference) => {
      const found = resultsOf(
        await client.ask({ method: 'GET', path: `${RECURRINGS}/search`, query: { external_reference: reference } }),
      );
      return recurringOf(client, found.find((json) => json['external_reference'] === reference) ?? null);
    },
    priceRecurring: async (id, cents, key) => {
      demand(
        await client.ask({
          method: 'PUT',
          path: recurringPath(id),
          body: { auto_recurring: { transaction_amount: reais(cents), currency_id: CURRENCY } },
          key,
        }),
      );
    },
    endRecurring: async (id, key) => {
      demand(await client.ask({ method: 'PUT', path: recurringPath(id), body: { status: 'cancelled' }, key }));
    },
  };
}
