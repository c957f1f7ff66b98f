import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type Json = Record<string, unknown>;

interface Seen {
  method: string;
  path: string;
  key: string | undefined;
  authorization: string | undefined;
  body: Json;
}

interface Payment extends Json {
  id: number;
  external_reference: string;
  transaction_amount: number;
  transaction_amount_refunded: number;
  status: string;
  status_detail: string;
}

interface Preapproval extends Json {
  id: string;
  external_reference: string;
  status: string;
  payments: number[];
}

async function bodyOf(request: IncomingMessage): Promise<Json> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text ? (JSON.parse(text) as Json) : {};
}

const OUTCOMES: Record<string, [status: string, detail: string]> = {
  APRO: ['approved', 'accredited'],
  CONT: ['in_process', 'pending_contingency'],
  FUND: ['rejected', 'cc_rejected_insufficient_amount'],
};

/**
 * A server with the part of Mercado Pago's documented HTTP API that the product uses: payments, search, refunds,
 * preapproval.
 */
export async function startFakeMercadoPago() {
  const payments = new Map<number, Payment>();
  const preapprovals = new Map<string, Preapproval>();
  const byKey = new Map<string, unknown>();
  const seen: Seen[] = [];
  let next = 1_319_073_976;
  /** Interest of instalments for the buyer. */
  const interest = { percent: 0 };
  /** Whether a preapproval charges at once, or not yet; and the currency of all charges. */
  const charging = { atOnce: true, currency: 'BRL' };
  /** Faults for the next responses, once each: a status, nonsense, or no response after the work was done. */
  const troubles: (number | 'nonsense' | 'hang-up')[] = [];

  const touch = (payment: Payment, changes: Json): Payment =>
    Object.assign(payment, changes, { date_last_updated: new Date().toISOString() });

  function makePayment(body: Json, name: string): Payment {
    const method = String(body['payment_method_id']);
    const [status, detail] =
      method === 'pix'
        ? ['pending', 'pending_waiting_transfer']
        : method === 'bolbradesco'
          ? ['pending', 'pending_waiting_payment']
          : (OUTCOMES[name] ?? ['approved', 'accredited']);
    const payment = {
      ...body,
      id: (next += 1),
      external_reference: String(body['external_reference']),
      transaction_amount: Number(body['transaction_amount']),
      currency_id: charging.currency,
      transaction_amount_refunded: 0,
      status,
      status_detail: detail,
      date_created: new Date().toISOString(),
      date_last_updated: new Date().toISOString(),
      date_approved: status === 'approved' ? new Date().toISOString() : null,
      ...(interest.percent > 0 && {
        transaction_details: {
          total_paid_amount: Number(body['transaction_amount']) * (1 + interest.percent / 100),
        },
      }),
      date_of_expiration: body['date_of_expiration'] ?? null,
      ...(method === 'pix' && {
        point_of_interaction: { transaction_data: { qr_code: '00020126580014br.gov.bcb.pix6304ABCD' } },
      }),
      ...(method === 'bolbradesco' && {
        transaction_details: {
          digitable_line: '23793380296060000000000000000000000000000000000',
          external_resource_url: 'https://www.mercadopago.com/ticket',
          barcode: { content: '2'.repeat(44) },
        },
      }),
    };
    payments.set(payment.id, payment);
    return payment;
  }

  function makePreapproval(body: Json): Preapproval {
    const amount = (body['auto_recurring'] as Json)['transaction_amount'];
    const first = makePayment(
      { transaction_amount: amount, payment_method_id: 'master', external_reference: '' },
      'APRO',
    );
    const made = {
      ...body,
      id: randomUUID().replaceAll('-', ''),
      external_reference: String(body['external_reference']),
      status: 'authorized',
      payments: charging.atOnce ? [first.id] : [],
    };
    preapprovals.set(made.id, made);
    return made;
  }

  const firstName = (body: Json) => String((body['payer'] as Json | undefined)?.['first_name'] ?? '');

  function answer(method: string, path: string, query: URLSearchParams, body: Json): unknown {
    const [, refunded] = /^\/v1\/payments\/(\d+)\/refunds$/.exec(path) ?? [];
    const [, id] = /^\/v1\/payments\/(\d+)$/.exec(path) ?? [];
    const [, recurring] = /^\/preapproval\/(\w{32})$/.exec(path) ?? [];
    const reference = query.get('external_reference');
    if (method === 'POST' && path === '/v1/payments') return makePayment(body, firstName(body));
    if (path === '/v1/payments/search')
      return { results: [...payments.values()].filter((one) => one.external_reference === reference) };
    if (path === '/authorized_payments/search') {
      const found = preapprovals.get(query.get('preapproval_id') ?? '');
      const from = Number(query.get('offset') ?? 0);
      const page = (found?.payments ?? []).slice(from, from + Number(query.get('limit') ?? 10));
      return { results: page.map((payment) => ({ id: payment + 1, payment: { id: payment } })) };
    }
    if (refunded) {
      const payment = payments.get(Number(refunded));
      if (!payment) return undefined;
      const amount = payment.transaction_amount_refunded + Number(body['amount']);
      if (amount > payment.transaction_amount) return { status: 400, message: 'The refund amount is invalid' };
      touch(payment, {
        transaction_amount_refunded: amount,
        status: amount === payment.transaction_amount ? 'refunded' : 'approved',
      });
      return { id: (next += 1), payment_id: payment.id, amount: body['amount'] };
    }
    if (id) {
      const payment = payments.get(Number(id));
      if (!payment || method === 'GET') return payment;
      if (payment.status === 'approved') return { status: 400, message: 'cannot cancel an approved payment' };
      return touch(payment, { status: 'cancelled', status_detail: 'by_collector' });
    }
    if (method === 'POST' && path === '/preapproval') return makePreapproval(body);
    if (path === '/preapproval/search')
      return { results: [...preapprovals.values()].filter((one) => one.external_reference === reference) };
    const found = recurring ? preapprovals.get(recurring) : undefined;
    return found && method === 'PUT' ? Object.assign(found, body) : found;
  }

  const server = createServer((request, response) => {
    void (async () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      const method = request.method ?? 'GET';
      const body = await bodyOf(request);
      const key = request.headers['x-idempotency-key'] as string | undefined;
      seen.push({ method, path: pathname, key, authorization: request.headers.authorization, body });
      const trouble = troubles.shift();
      if (typeof trouble === 'number')
        return response.writeHead(trouble).end(JSON.stringify({ message: 'internal_error' }));
      const known = key && method !== 'GET' ? byKey.get(`${method} ${pathname} ${key}`) : undefined;
      const result = (known ?? answer(method, pathname, searchParams, body)) as Json | undefined;
      if (key) byKey.set(`${method} ${pathname} ${key}`, result);
      if (trouble === 'hang-up') return request.socket.destroy();
      if (trouble === 'nonsense') return response.writeHead(200).end('<html>');
      const refused = typeof result?.['status'] === 'number' ? result['status'] : 200;
      return response
        .writeHead(result ? refused : 404, { 'content-type': 'application/json' })
        .end(JSON.stringify(result ?? { message: 'not found' }));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    troubles,
    charging,
    interest,
    payments,
    preapprovals,
    /** Changes a payment at the provider, as a payer or a bank does. */
    change: (id: number, changes: Json) => {
      const payment = payments.get(id);
      if (payment) touch(payment, changes);
    },
    /** Charges a preapproval once more. */
    renew: (preapproval: Preapproval) => {
      const { id } = makePayment(
        { transaction_amount: 24.9, payment_method_id: 'master', external_reference: '' },
        'APRO',
      );
      preapproval.payments.push(id);
      return id;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
