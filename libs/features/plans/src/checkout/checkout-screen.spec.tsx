import {
  type FakeCalls,
  freePlan,
  halfYearPlan,
  listOf,
  monthlyPlan,
  offline,
  refuse,
  samplePayment,
  sampleQuote,
  sandboxProvider,
} from '@mapa/api-client/testing';
import { signedIn, signedOut } from '@mapa/auth';
import { ana, showAsStudent, showAsVisitor } from '@mapa/auth/testing';
import { PAYMENT_REFUSALS, SANDBOX_NOTICE } from '@mapa/domain';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { NOTHING_SOLD } from '../texts';
import { CheckoutScreen } from './checkout-screen';

const PAY = 'POST /api/customer-area/payment';
const QUOTE = 'GET /api/customer-area/payment/quote';
const SETTINGS = 'GET /api/payment/provider';
const PAID = samplePayment({
  plano_id: halfYearPlan.id,
  metodo: 'cartao',
  status: 'pago',
  pago_em: '2026-11-22T12:00:00.000Z',
});
const CARD = '5031 4332 1540 6351';
const seller = { nome: 'Mapa Educação Ltda.', cnpj: '11.222.333/0001-81', endereco: 'Rua das Flores, 10, Brasília' };

const calls: FakeCalls = {
  'GET /api/plan': listOf(freePlan, monthlyPlan, halfYearPlan),
  [SETTINGS]: sandboxProvider,
  [QUOTE]: sampleQuote(),
  [PAY]: PAID,
};
const setting = (changes: FakeCalls, slug: string, search = '') => ({
  calls: { ...calls, ...changes },
  route: `/checkout/${slug}${search}`,
});
const page = (slug: string) => (
  <Routes>
    <Route path={`/checkout/${slug}`} element={<CheckoutScreen slug={slug} sdkUrl="https://sdk.exemplo" />} />
    <Route path="*" element={null} />
  </Routes>
);
const show = (changes: FakeCalls = {}, { slug = halfYearPlan.id as string, search = '' } = {}) =>
  showAsStudent(page(slug), setting(changes, slug, search));

const type = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));
const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }));
const address = () => screen.getByLabelText('Endereço completo').textContent;

async function fillCard(name = 'Ana Souza') {
  await choose(/Cartão/);
  await type('Nome como está no cartão', name);
  await type('CPF de quem paga', '52998224725');
  await type('Número do cartão', CARD);
  await type('Validade (MM/AA)', '1299');
  await type('Código de segurança', '123');
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the contract', () => {
  it('is shown before payment: seller, product, price, period and how to withdraw', async () => {
    show({
      [SETTINGS]: { ...sandboxProvider, vendedor: seller },
      [QUOTE]: sampleQuote({ credito_centavos: 1000, total_centavos: 13940 }),
    });
    const summary = await screen.findByRole('region', { name: 'Resumo do contrato' });
    await waitFor(() => expect(summary).toHaveTextContent('De 22 de nov. de 2026 a 22 de mai. de 2027'));
    for (const words of [
      'Mapa Educação Ltda., CNPJ 11.222.333/0001-81, Rua das Flores, 10, Brasília',
      '− R$ 10,00',
      'R$ 139,40',
      'termina sozinho',
      'até 29 de nov. de 2026, 23:59',
    ]) {
      expect(summary.textContent?.replaceAll('\u00a0', ' ')).toContain(words);
    }
    expect(screen.getByRole('note')).toHaveTextContent(SANDBOX_NOTICE);
  });

  it('is folded in a narrow window below its total, until it is opened', async () => {
    show({ [QUOTE]: sampleQuote({ credito_centavos: 1000, total_centavos: 13940 }) });
    const opener = await screen.findByRole('button', { name: 'Ler o contrato' });
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    const inShort = await screen.findByText(/plano 6 meses, não se renova; sete dias para desistir/);
    await waitFor(() => expect(inShort).toHaveTextContent(/R\$\s139,40/));
    await userEvent.click(opener);
    expect(screen.getByRole('button', { name: 'Recolher o contrato' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('says when a subscription is charged again, and how to stop it', async () => {
    const plan = {
      ...monthlyPlan,
      id: 'plano_pago_primary_nova_assinatura' as const,
      nome: 'Assinatura',
      renova: true,
    };
    const quote = sampleQuote({
      plano_id: plan.id,
      renova: true,
      metodos: ['cartao'],
      parcelas_max: 1,
      vigente_ate: '2026-12-22T12:00:00.000Z',
    });
    show({ 'GET /api/plan': listOf(plan), [QUOTE]: quote }, { slug: plan.id });
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Resumo do contrato' })).toHaveTextContent(
        'todo mês no cartão a partir de 22 de dez. de 2026, até você cancelar',
      ),
    );
    expect(screen.getAllByRole('radio')).toHaveLength(1);
  });

  it('is stored as the chosen plan on this device', async () => {
    show();
    await waitFor(() => expect(localStorage.getItem('plano_selecionado')).toBe(halfYearPlan.id));
  });
});

describe('permission to buy', () => {
  it('is denied if no provider charges, and the page says so', async () => {
    show({ [SETTINGS]: { ...sandboxProvider, provedor: null, demonstracao: false } });
    expect(await screen.findByText(NOTHING_SOLD)).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it.each(['plano_gratis', 'plano_pago_primary_opcao', 'nada'])(
    'is denied for a plan that is not on sale: %s',
    async (slug) => {
      show({}, { slug });
      expect(await screen.findByText('Este plano não está à venda')).toBeVisible();
      expect(screen.queryByRole('form')).not.toBeInTheDocument();
    },
  );

  it('needs a sign-in, after which the visitor is still at this plan', async () => {
    showAsVisitor(page(halfYearPlan.id), setting({}, halfYearPlan.id));
    expect(await screen.findByRole('link', { name: 'Criar conta' })).toHaveAttribute(
      'href',
      `/cadastro?voltar=${encodeURIComponent(`/checkout/${halfYearPlan.id}`)}`,
    );
    expect(screen.getByRole('region', { name: 'Resumo do contrato' })).toHaveTextContent('6 meses');
    await press('Já tenho conta');
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(address()).toBe(`/checkout/${halfYearPlan.id}`);
  });

  it("is denied with the server's reason, and a link to the existing payment", async () => {
    show({ [QUOTE]: refuse(422, { plano_id: ['Você já assina este plano, e ele se renova sozinho.'] }) });
    expect(await screen.findByText(/Você já assina este plano/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'veja o pagamento' })).toHaveAttribute('href', '/checkout/sucesso');
  });

  it('is denied if the price cannot be loaded, and the page says that nothing was charged', async () => {
    let isAway = true;
    show({ [QUOTE]: () => (isAway ? offline() : sampleQuote()) });
    expect(await screen.findByText(/Nada foi cobrado/)).toBeVisible();
    isAway = false;
    await press('Tentar novamente');
    expect(await screen.findByRole('form', { name: 'Pagamento' })).toBeVisible();
  });
});

describe('paying', () => {
  it('by card sends a token and never the number, and opens the page that follows the payment', async () => {
    const { seen } = show();
    await fillCard();
    await userEvent.selectOptions(screen.getByLabelText('Parcelas'), '6');
    await press(/^Pagar/);
    await waitFor(() => expect(address()).toBe(`/checkout/sucesso?pagamento=${PAID.id}`));
    const sent = seen.find(({ call }) => call === PAY)?.args;
    expect(sent).toEqual({
      plano_id: halfYearPlan.id,
      metodo: 'cartao',
      cpf: '529.982.247-25',
      nome: 'Ana Souza',
      parcelas: 6,
      cartao_token: expect.stringMatching(/^sandbox_master_6351_/),
      valor_visto_centavos: 14940,
    });
    expect(JSON.stringify(seen)).not.toContain('50314332');
    expect(sessionStorage.getItem(`mapa_tentativa:${halfYearPlan.id}`)).toBeNull();
  });

  it.each([
    ['a CPF that is none', 'CPF de quem paga', '11111111111', 'O CPF informado não é válido.'],
    ['no CPF at all', 'CPF de quem paga', ' ', 'Informe o CPF de quem paga.'],
    ['the number of a card as a name', 'Nome como está no cartão', `Ana ${CARD}`, /parece ter o número de um cartão/],
    ['a card that is none of the test cards', 'Número do cartão', '4111111111111111', /use um dos cartões de teste/],
    ['a date that is over', 'Validade (MM/AA)', '1220', /de um cartão que ainda vale/],
    ['a code of two digits', 'Código de segurança', '12', /três ou quatro dígitos/],
  ])('sends nothing with %s', async (_what, label, text, sentence) => {
    const { seen } = show();
    await fillCard();
    await type(label, text);
    await press(/^Pagar/);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(seen.some(({ call }) => call === PAY)).toBe(false);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(CARD);
  });

  it('with a card that the bank refuses keeps the form, and the next press is another attempt', async () => {
    const replies = [
      samplePayment({
        metodo: 'cartao',
        status: 'recusado',
        recusa: { codigo: 'saldo_insuficiente', sentenca: PAYMENT_REFUSALS.saldo_insuficiente },
      }),
      PAID,
    ];
    const { seen } = show({ [PAY]: () => replies.shift() ?? PAID });
    await fillCard('FUND');
    await press(/^Pagar/);
    expect(await screen.findByRole('alert')).toHaveTextContent(PAYMENT_REFUSALS.saldo_insuficiente);
    expect(screen.getByLabelText('Número do cartão')).toHaveValue(CARD);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    await press(/^Pagar/);
    await waitFor(() => expect(address()).toContain('/checkout/sucesso'));
    const [first, second] = seen.filter(({ call }) => call === PAY).map(({ args }) => args['cartao_token']);
    expect(first).not.toBe(second);
  });

  it('whose request was lost is the same attempt when it is sent again', async () => {
    let isAway = true;
    const { seen } = show({ [PAY]: () => (isAway ? offline() : PAID) });
    await fillCard();
    await press(/^Pagar/);
    expect(await screen.findByRole('alert')).toHaveTextContent(/nunca é cobrada duas vezes/);
    const key = sessionStorage.getItem(`mapa_tentativa:${halfYearPlan.id}`);
    expect(key).toMatch(/^[\da-f-]{36}$/);
    isAway = false;
    await press(/^Pagar/);
    await waitFor(() => expect(address()).toContain('/checkout/sucesso'));
    const [first, second] = seen.filter(({ call }) => call === PAY);
    expect(second).toEqual(first);
    expect(first?.attempt).toBe(key);
  });

  it('starts with PIX, which needs no card', async () => {
    const { seen } = show({ [PAY]: samplePayment() });
    const [first] = await screen.findAllByRole('radio');
    expect(first).toBe(screen.getByRole('radio', { name: /PIX/ }));
    expect(first).toBeChecked();
    await type('CPF de quem paga', '529.982.247-25');
    await press(/^Gerar PIX/);
    await waitFor(() => expect(address()).toContain('/checkout/sucesso'));
    expect(seen.find(({ call }) => call === PAY)?.args).toEqual({
      plano_id: halfYearPlan.id,
      metodo: 'pix',
      cpf: '529.982.247-25',
      nome: ana.nome,
      valor_visto_centavos: 14940,
    });
  });

  it('by boleto requires the address', async () => {
    const { seen } = show({ [PAY]: samplePayment({ metodo: 'boleto' }) });
    await choose(/Boleto/);
    await type('CPF de quem paga', '52998224725');
    await press(/^Gerar boleto/);
    expect(await screen.findByText(/o boleto precisa do endereço/)).toBeVisible();
    await type('CEP', '70160900');
    await type('Rua, avenida ou praça', 'Praça dos Três Poderes');
    await type('Número', '1');
    await type('Bairro', 'Zona Cívica');
    await type('Cidade', 'Brasília');
    await userEvent.selectOptions(screen.getByLabelText('Estado'), 'df');
    await press(/^Gerar boleto/);
    await waitFor(() => expect(address()).toContain('/checkout/sucesso'));
    expect(seen.find(({ call }) => call === PAY)?.args['endereco']).toEqual({
      cep: '70160-900',
      logradouro: 'Praça dos Três Poderes',
      numero: '1',
      bairro: 'Zona Cívica',
      cidade: 'Brasília',
      uf: 'df',
    });
  });

  it('at a price that changed is refused, and the new price is shown', async () => {
    let total = 14940;
    show({
      [QUOTE]: () => sampleQuote({ total_centavos: total }),
      [PAY]: () => {
        total = 15940;
        return refuse(422, { valor_visto_centavos: ['O valor mudou para R$ 159,40 enquanto você preenchia.'] });
      },
    });
    await fillCard();
    await press(/^Pagar/);
    expect(await screen.findByRole('alert')).toHaveTextContent(/O valor mudou/);
    expect(await screen.findByRole('button', { name: /Pagar R\$\s159,40/ })).toBeVisible();
    expect(screen.getByLabelText('Número do cartão')).toHaveValue(CARD);
  });

  it('shows a sentence of the server at its field', async () => {
    show({ [PAY]: refuse(422, { cpf: ['O CPF informado não é válido.'] }) });
    await fillCard();
    await press(/^Pagar/);
    expect(await screen.findByText('O CPF informado não é válido.')).toBeVisible();
    expect(screen.getByLabelText('CPF de quem paga')).toHaveFocus();
  });
});

describe('an open payment', () => {
  const OPEN = samplePayment({ plano_id: halfYearPlan.id, plano_nome: halfYearPlan.nome });
  const FOLLOW = 'GET /api/customer-area/payment/{id}';
  const open: FakeCalls = { [QUOTE]: sampleQuote({ em_aberto: OPEN }), [FOLLOW]: OPEN };

  it('replaces the form, as after a reload or in a second tab', async () => {
    show(open);
    expect(await screen.findByLabelText('PIX copia e cola')).toHaveValue(OPEN.pix_codigo);
    const picture = screen.getByRole('img', { name: 'QR code do PIX' });
    expect(picture).toBeVisible();
    const copy = screen.getByRole('button', { name: 'Copiar código PIX' });
    expect(copy.compareDocumentPosition(picture)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Pagar de outra forma' })).toHaveAttribute(
      'href',
      `/checkout/${halfYearPlan.id}?mudar=1`,
    );
  });

  it('found by the refusal of a second attempt replaces the form', async () => {
    let em_aberto: typeof OPEN | null = null;
    show({
      ...open,
      [QUOTE]: () => sampleQuote({ em_aberto }),
      [PAY]: () => {
        em_aberto = OPEN;
        return refuse(422, { substitui: ['Você já tem um pagamento em aberto.'] });
      },
    });
    await fillCard();
    await press(/^Pagar/);
    expect(await screen.findByLabelText('PIX copia e cola')).toBeVisible();
  });

  it('is named as the one to replace when another method is paid', async () => {
    const { seen } = show(open, { search: '?mudar=1' });
    expect(await screen.findByText(/é cancelado/)).toBeVisible();
    await fillCard();
    await press(/^Pagar/);
    await waitFor(() => expect(address()).toContain('/checkout/sucesso'));
    expect(seen.find(({ call }) => call === PAY)?.args['substitui']).toBe(OPEN.id);
  });

  it('can be cancelled, which restores the form', async () => {
    let em_aberto: typeof OPEN | null = OPEN;
    show({
      ...open,
      [QUOTE]: () => sampleQuote({ em_aberto }),
      [FOLLOW]: () => em_aberto ?? { ...OPEN, status: 'cancelado' },
      'POST /api/customer-area/payment/{id}/cancel': () => {
        em_aberto = null;
        return { ...OPEN, status: 'cancelado' };
      },
    });
    await screen.findByLabelText('PIX copia e cola');
    await press('Desistir deste pagamento');
    expect(await screen.findByRole('form', { name: 'Pagamento' })).toBeVisible();
  });

  it.each([
    ['is refused', () => refuse(422, { plano_id: ['Você já tem este plano.'] })],
    ['names no open payment', () => sampleQuote({ em_aberto: null })],
  ])('is followed to its end though a quote of meanwhile %s', async (_what, later) => {
    let isPaid = false;
    let status: 'pendente' | 'pago' = 'pendente';
    const { seen } = show({
      [QUOTE]: () => (isPaid ? later() : sampleQuote({ em_aberto: OPEN })),
      [FOLLOW]: () => ({ ...OPEN, status }),
      'POST /api/customer-area/payment/{id}/sandbox': () => {
        isPaid = true;
        return OPEN;
      },
    });
    await screen.findByLabelText('PIX copia e cola');
    await userEvent.click(screen.getByText('Ações da demonstração'));
    await press('Pagar');
    await waitFor(() => expect(seen.filter(({ call }) => call === QUOTE)).toHaveLength(2));
    expect(await screen.findByText('Feito na demonstração.')).toBeVisible();
    expect(screen.getByLabelText('PIX copia e cola')).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    status = 'pago';
    await waitFor(() => expect(address()).toContain('/checkout/sucesso'), { timeout: 15_000 });
  });
});

describe('the typed fields', () => {
  const typeAddress = async () => {
    await choose(/Boleto/);
    await type('CPF de quem paga', '52998224725');
    await type('Rua, avenida ou praça', 'Praça dos Três Poderes');
  };

  it('are restored after a reload: payer, address and method, and nothing of a card', async () => {
    const { unmount } = show();
    await fillCard('Ana de Outro Nome');
    await typeAddress();
    unmount();
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/5031|1299|12\/99/);
    show();
    expect(await screen.findByLabelText('Rua, avenida ou praça')).toHaveValue('Praça dos Três Poderes');
    expect(screen.getByLabelText('Nome de quem paga')).toHaveValue('Ana de Outro Nome');
    expect(screen.getByLabelText('CPF de quem paga')).toHaveValue('529.982.247-25');
    expect(screen.getByRole('radio', { name: /Boleto/ })).toBeChecked();
    await choose(/Cartão/);
    expect(screen.getByLabelText('Número do cartão')).toHaveValue('');
  });

  it('are kept for the same student if the server refuses the session in the middle', async () => {
    const { store } = show({ [PAY]: refuse(401, { erro: ['Sessão encerrada.'] }) });
    await typeAddress();
    act(() => void store.dispatch(signedOut()));
    expect(await screen.findByRole('button', { name: 'Já tenho conta' })).toBeVisible();
    act(() => void store.dispatch(signedIn(ana)));
    expect(await screen.findByLabelText('Rua, avenida ou praça')).toHaveValue('Praça dos Três Poderes');
  });

  it('are reused for another method of an open payment, which starts with that method', async () => {
    const open = samplePayment({ plano_id: halfYearPlan.id });
    sessionStorage.setItem('mapa_pagador', JSON.stringify({ metodo: 'pix', cpf: '529.982.247-25' }));
    show({ [QUOTE]: sampleQuote({ em_aberto: open }) }, { search: '?mudar=1' });
    expect(await screen.findByLabelText('CPF de quem paga')).toHaveValue('529.982.247-25');
    expect(screen.getByRole('radio', { name: /Cartão/ })).toBeChecked();
  });

  it.each(['{', '[]', '7', '{"cpf":7,"metodo":"dinheiro"}'])(
    'are ignored if the storage holds nonsense: %s',
    async (kept) => {
      sessionStorage.setItem('mapa_pagador', kept);
      show();
      expect(await screen.findByLabelText('CPF de quem paga')).toHaveValue('');
      expect(screen.getByLabelText('Nome de quem paga')).toHaveValue(ana.nome);
    },
  );
});
