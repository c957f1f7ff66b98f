import { createHmac } from 'node:crypto';
import { expect, test } from '../helpers/journey';
import { PASSWORD, deleteAccount, newEmail } from '../helpers/newcomer';
import { ask, openAsNew, signIn } from '../helpers/student';
import { keptSecret } from '../helpers/system';

const PAYMENTS = '/api/customer-area/payment';

/** The headers of a notice about a charge, signed as its provider does. */
function signed(dataId: string, secret: string): Record<string, string> {
  const [requestId, ts] = [crypto.randomUUID(), String(Date.now())];
  const v1 = createHmac('sha256', secret).update(`id:${dataId};request-id:${requestId};ts:${ts};`).digest('hex');
  return { 'x-request-id': requestId, 'x-signature': `ts=${ts},v1=${v1}` };
}

test('a notice that the provider sends to the site pays the plan, and a forged one is refused', async ({
  page,
  request,
}) => {
  const student = await openAsNew(page, request, newEmail('aviso'), PASSWORD);
  const bought = await student.call<{ id: string }>(
    'POST',
    PAYMENTS,
    { plano_id: 'plano_pago_primary', metodo: 'pix', cpf: '529.982.247-25', nome: 'Nina da Jornada' },
    { 'idempotency-key': crypto.randomUUID() },
  );
  const { id } = bought.body;
  await page.goto(`/checkout/sucesso?pagamento=${id}`);
  await expect(page.getByLabel('PIX copia e cola')).toBeVisible();
  await student.call('POST', `${PAYMENTS}/${id}/sandbox`, { acao: 'pagar', aviso: 'nenhum' });

  const staff = await signIn(request, 'admin@exemplo.com.br');
  const { body } = await staff.call<{ pagamento: { provedor_id: string } }>(
    'GET',
    `/api/customer-area/moderation/payment/${id}`,
  );
  const dataId = body.pagamento.provedor_id;
  const notify = async (headers: Record<string, string>) => {
    const path = `/api/payment/webhook/sandbox?data.id=${dataId}&type=payment`;
    return (
      await ask(request, path, { method: 'POST', headers, data: { type: 'payment', data: { id: dataId } } })
    ).status();
  };
  expect(await notify(signed(dataId, 'of a stranger'))).toBe(403);
  const secret = createHmac('sha256', keptSecret('jwt')).update('sandbox notices').digest('hex');
  expect(await notify({ ...signed(dataId, secret), 'x-request-id': crypto.randomUUID() })).toBe(403);
  expect(await notify(signed(dataId, secret))).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Pagamento confirmado' })).toBeVisible();
  await deleteAccount(page, PASSWORD);
});
