import { chargeOf } from './reading';

describe('a payment as Mercado Pago returns it', () => {
  it.each([
    ['https://www.mercadopago.com/ticket', 'https://www.mercadopago.com/ticket'],
    ['javascript:alert(1)', null],
    [7, null],
  ])('has a boleto at %s only if it is an address', (address, boletoUrl) => {
    const json = {
      id: 1,
      status: 'pending',
      transaction_amount: 29.9,
      currency_id: 'BRL',
      transaction_details: { external_resource_url: address },
    };
    expect(chargeOf(json)).toMatchObject({ boletoUrl });
  });
});
