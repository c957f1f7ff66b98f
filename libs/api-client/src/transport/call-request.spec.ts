import { toAxiosRequest } from './call-request';

describe('toAxiosRequest', () => {
  it('puts each argument into path, query, body or header, as the call defines', () => {
    const note = { call: 'DELETE /api/customer-area/question/note/{id}', args: { id: 7, revisao: 2 } } as const;
    expect(toAxiosRequest(note)).toEqual({
      method: 'DELETE',
      url: '/api/customer-area/question/note/7',
      params: { revisao: 2 },
    });
    const checkout = { plano_id: 'plano_pago_primary', metodo: 'pix', cpf: '529.982.247-25', nome: 'Ana' } as const;
    const pay = {
      call: 'POST /api/customer-area/payment',
      args: { ...checkout, 'idempotency-key': 'k'.repeat(16) },
      token: 't',
    } as const;
    expect(toAxiosRequest(pay)).toEqual({
      method: 'POST',
      url: '/api/customer-area/payment',
      data: checkout,
      headers: { Authorization: 'Bearer t', 'idempotency-key': 'k'.repeat(16) },
    });
    const merge = { call: 'PUT /api/customer-area/desk/subject/{id}/merge', timeoutMs: 30_000 } as const;
    expect(toAxiosRequest({ ...merge, args: { id: 7, em_id: 8, so_conferir: false } })).toMatchObject({
      timeout: 30_000,
    });
  });
});
