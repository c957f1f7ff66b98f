import { cardNumberProblem } from '@mapa/domain';
import { instalmentOptions } from './card-fields';
import { NO_FIELDS, cardNumberText, cepText, cpfText, expiryText, firstProblem, paidBy } from './fields';
import { failureOf } from './refused';

describe('a typed field', () => {
  it.each([
    [cpfText, '52998224725', '529.982.247-25'],
    [cpfText, '5299', '529.9'],
    [cardNumberText, '5031433215406351', '5031 4332 1540 6351'],
    [cardNumberText, '375365153556885', '3753 651535 56885'],
    [expiryText, '1230', '12/30'],
    [cepText, '70160900', '70160-900'],
  ])('is formatted as people read it', (write, typed, text) => expect(write(typed)).toBe(text));

  it("of a card's expiry lasts to the end of its month", () => {
    const fields = {
      ...NO_FIELDS,
      nome: 'Ana',
      cpf: '52998224725',
      cartao_numero: '5031 4332 1540 6351',
      cartao_validade: '11/26',
      cartao_codigo: '123',
    };
    expect(firstProblem(fields, { now: new Date(2026, 10, 30) })).toBeNull();
    expect(firstProblem(fields, { now: new Date(2026, 11, 1) })?.field).toBe('cartao_validade');
    expect(firstProblem({ ...fields, cartao_validade: '13/26' }, { now: new Date(2026, 10, 30) })?.field).toBe(
      'cartao_validade',
    );
  });

  it.each(['nome', 'logradouro', 'numero', 'complemento', 'bairro', 'cidade'] as const)(
    'with a card number is refused where it was typed: %s',
    (field) => {
      const boleto = { ...NO_FIELDS, metodo: 'boleto', nome: 'Ana', cpf: '52998224725' } as const;
      const fields = {
        ...boleto,
        cep: '70160-900',
        logradouro: 'Praça',
        numero: '1',
        bairro: 'Centro',
        cidade: 'Brasília',
      };
      expect(firstProblem({ ...fields, uf: 'df' })).toBeNull();
      const card = '5031 4332/1540-6351';
      expect(firstProblem({ ...fields, uf: 'df', [field]: card })).toEqual({ field, message: cardNumberProblem(card) });
    },
  );

  it('of a card never becomes a field of the request', () => {
    const typed = {
      ...NO_FIELDS,
      nome: 'Ana',
      cpf: '52998224725',
      cartao_numero: '5031 4332 1540 6351',
      cartao_validade: '11/30',
      cartao_codigo: '987',
    };
    expect(paidBy(typed, { cartao_token: 'sandbox_master_6351_x' })).toEqual({
      metodo: 'cartao',
      cpf: '52998224725',
      nome: 'Ana',
      parcelas: 1,
      cartao_token: 'sandbox_master_6351_x',
    });
  });
});

describe('instalments', () => {
  const plain = (options: { label: string }[]) => options.map(({ label }) => label.replaceAll('\u00a0', ' '));

  it('show the amount of each part, and add up', () => {
    expect(plain(instalmentOptions({ total_centavos: 10_000, parcelas_max: 3, juros: 'loja' }))).toEqual([
      'À vista, R$ 100,00',
      '2 parcelas sem juros: 2 de R$ 50,00',
      '3 parcelas sem juros: 1 de R$ 33,34 e 2 de R$ 33,33',
    ]);
  });

  it('show no amounts if the provider sets the interest', () => {
    expect(plain(instalmentOptions({ total_centavos: 10_000, parcelas_max: 2, juros: 'comprador' }))[1]).toBe(
      '2 parcelas, com juros da operadora',
    );
  });
});

describe('a failed attempt', () => {
  it('may be sent again if it is unknown whether it arrived', () => {
    expect(failureOf({ kind: 'offline', message: 'Sem conexão.', fields: {} })).toEqual({
      sentence: 'Sem conexão. Pode tentar de novo sem medo: a mesma tentativa nunca é cobrada duas vezes.',
      field: null,
      isStale: false,
    });
  });

  it.each([
    ['cpf', 'cpf', false],
    ['cartao_token', 'cartao_numero', false],
    ['endereco', 'cep', false],
    ['complemento', 'complemento', false],
    ['valor_visto_centavos', null, true],
    ['substitui', null, true],
    ['idempotency-key', null, true],
  ])('because of its %s is reported where it can be corrected', (name, field, isStale) => {
    expect(failureOf({ kind: 'invalid', message: 'Não.', fields: { [name]: ['Não.'] } })).toEqual({
      sentence: 'Não.',
      field,
      isStale,
    });
  });
});
