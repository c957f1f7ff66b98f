import type { PaymentCall } from '@mapa/api-contract';
import { isPaymentOpen } from '@mapa/domain';
import { type Handlers, pageOf, refuse } from '@mapa/server-platform';
import { PAYMENT } from './errors/error-messages';
import { boletoOf } from './invoices/boleto';
import { giveUpNow } from './checkout/give-up';
import { openPayment, pay } from './checkout/pay';
import { offerOf } from './checkout/price';
import { listInvoices, ownPayment } from './invoices/invoices';
import { presentPayment } from './invoices/present';
import { demandProvider } from './provider/no-provider';
import { actInSandbox } from './sandbox/acts';
import { findPayments, paymentHistory, refundByStaff, transferMade } from './staff/staff';
import { cancelAtPeriodEnd } from './subscriptions/cancel';
import { regret } from './subscriptions/regret';
import { receiveNotice } from './webhooks/receive';

export const paymentHandlers: Handlers<PaymentCall> = {
  'GET /api/payment/provider': async (_input, { request }) => {
    const { context, publicKey } = request.server.payments;
    const { name } = context.provider;
    if (name === 'none') return { provedor: null, demonstracao: false, chave_publica: '', vendedor: null };
    return {
      provedor: name,
      demonstracao: name === 'sandbox',
      chave_publica: publicKey,
      vendedor: context.seller,
    };
  },

  'GET /api/customer-area/payment/quote': async ({ query }, { db, student, request }) => {
    const { clock, provider } = request.server.payments.context;
    demandProvider(provider);
    const { price, creditCents, totalCents, startsAt, endsAt, regretUntil } = await offerOf(
      db,
      student,
      query.plano_id,
      clock(),
    );
    const open = await openPayment(db, student.id);
    return {
      plano_id: query.plano_id,
      plano_nome: price.planName,
      preco_centavos: price.priceCents,
      credito_centavos: creditCents,
      total_centavos: totalCents,
      renova: price.renews,
      metodos: price.renews ? ['cartao'] : ['pix', 'boleto', 'cartao'],
      parcelas_max: price.maxInstalments,
      juros: price.interest,
      totais_parcelados_centavos: provider.instalmentTotals(
        { interest: price.interest, amountCents: totalCents },
        price.maxInstalments,
      ) as number[] | null,
      vigente_de: startsAt.toISOString(),
      vigente_ate: endsAt.toISOString(),
      arrependimento_ate: regretUntil.toISOString(),
      em_aberto: open && presentPayment(await ownPayment(db, student.id, open.id), clock()),
    };
  },

  'POST /api/customer-area/payment': async ({ body, headers }, { db, student, request }) => {
    const { context } = request.server.payments;
    demandProvider(context.provider);
    const { id } = await pay(context, student, headers['idempotency-key'], body);
    return presentPayment(await ownPayment(db, student.id, id), context.clock());
  },

  'GET /api/customer-area/payment': ({ query }, { db, student, request }) =>
    listInvoices(db, student.id, pageOf(query), request.server.payments.context.clock()),

  'GET /api/customer-area/payment/{id}': async ({ params }, { db, student, request }) =>
    presentPayment(await ownPayment(db, student.id, params.id), request.server.payments.context.clock()),

  'POST /api/customer-area/payment/{id}/cancel': async ({ params }, { db, student, request }) => {
    const { context } = request.server.payments;
    const { payment } = await ownPayment(db, student.id, params.id);
    if (!isPaymentOpen(payment.state)) throw refuse(PAYMENT.notOpen);
    const { state } = await giveUpNow(context, payment);
    if (isPaymentOpen(state)) throw refuse(PAYMENT.stillUnknown);
    return presentPayment(await ownPayment(db, student.id, params.id), context.clock());
  },

  'GET /api/customer-area/payment/{id}/boleto': async ({ params }, { db, student, request }) =>
    boletoOf(request.server.payments.context, await ownPayment(db, student.id, params.id)),

  'POST /api/customer-area/payment/{id}/sandbox': async ({ params, body }, { db, student, request }) => {
    const { context, sandbox, notify } = request.server.payments;
    const { payment } = await ownPayment(db, student.id, params.id);
    if (!sandbox) throw refuse(PAYMENT.notSandbox);
    if (!(await actInSandbox(sandbox, payment, body.acao, notify(body.aviso)))) throw refuse(PAYMENT.notPossible);
    return presentPayment(await ownPayment(db, student.id, params.id), context.clock());
  },

  'POST /api/plan/cancel': async ({ body }, { student, request }) => {
    const { context } = request.server.payments;
    if (body.arrependimento) {
      const { cents, isBack } = await regret(context, student.id, { account: body.conta, startsAt: body.inicio });
      return { success: true, vigente_ate: null, estornado: isBack, devolvido_centavos: cents };
    }
    const until = await cancelAtPeriodEnd(context, student.id, body.inicio);
    return { success: true, vigente_ate: until.toISOString(), estornado: false, devolvido_centavos: 0 };
  },

  'POST /api/payment/webhook/{provedor}': async ({ params, query, headers }, { request }) => {
    const { context, webhookSecret } = request.server.payments;
    const [dataId, requestId, signature] = [query['data.id'], headers['x-request-id'], headers['x-signature']];
    const notice = { provider: params.provedor, topic: query.type ?? 'payment', dataId, requestId, signature };
    await receiveNotice({ ...context, log: request.log }, webhookSecret, notice);
    return { success: true };
  },

  'GET /api/customer-area/moderation/payment': ({ query }, { request }) =>
    findPayments(request.server.payments.context, query.busca, pageOf(query)),
  'GET /api/customer-area/moderation/payment/{id}': ({ params }, { request }) =>
    paymentHistory(request.server.payments.context, params.id),
  'POST /api/customer-area/moderation/payment/{id}/refund': ({ params, body }, { student, request }) =>
    refundByStaff(request.server.payments.context, student.id, params.id, {
      reason: body.motivo,
      cents: body.valor_centavos,
      seenRest: body.restante_visto_centavos,
    }),
  'POST /api/customer-area/moderation/payment/{id}/transfer': ({ params, body }, { student, request }) =>
    transferMade(request.server.payments.context, student.id, params.id, body.motivo),
};
