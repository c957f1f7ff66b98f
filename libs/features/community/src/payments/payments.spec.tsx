import { type FakeCalls, listOf, offline, refuse, sampleStaffPayment } from '@mapa/api-client/testing';
import { showAsStudent as showScreen } from '@mapa/auth/testing';
import type { Role } from '@mapa/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RequestsScreen } from '../requests-screen/requests-screen';
import type { StaffPayment, StaffPaymentDetail } from '../model';

jest.mock('@mapa/question', () => jest.requireActual('../testing/slot'));

const FOUND = 'GET /api/customer-area/moderation/payment';
const ONE = 'GET /api/customer-area/moderation/payment/{id}';
const REFUND = 'POST /api/customer-area/moderation/payment/{id}/refund';
const TRANSFER = 'POST /api/customer-area/moderation/payment/{id}/transfer';
const ROUTE = '/area-estudante/solicitacoes';
const SETTINGS = { provedor: 'sandbox', demonstracao: true, chave_publica: '', vendedor: null } as const;

const [begun, ended]: StaffPaymentDetail['historico'] = [
  {
    em: '2026-11-14T12:00:00.000Z',
    autor: 'aluno',
    ato: 'pagamento iniciado',
    motivo: null,
    detalhe: 'plano_pago_primary, cartao, 2990 centavos',
  },
  {
    em: '2026-11-14T12:00:05.000Z',
    autor: 'chefe@exemplo.com.br',
    ato: 'pagamento estornado_parcial',
    motivo: 'Pedido por telefone',
    detalhe: 'pago → estornado_parcial',
  },
];
const ACCOUNT = {
  valor_centavos: 2_990,
  titular: 'Bia Lima',
  cpf: '529.982.247-25',
  banco: '001',
  agencia: '1234',
  conta: '98765-4',
  tipo: 'poupanca',
};

const detailOf = (pagamento: StaffPayment, historico = [begun, ended]): StaffPaymentDetail => ({
  pagamento,
  historico: historico.flatMap((one) => one ?? []),
});

/** A desk with one payment, which an act may change. */
function show(
  payment: StaffPayment,
  calls: (change: (next: Partial<StaffPayment>) => StaffPaymentDetail) => FakeCalls = () => ({}),
) {
  let now = payment;
  const change = (next: Partial<StaffPayment>) => detailOf((now = { ...now, ...next }));
  const view = showScreen(<RequestsScreen />, {
    calls: {
      'GET /api/payment/provider': SETTINGS,
      [FOUND]: () => listOf(now),
      [ONE]: () => detailOf(now),
      ...calls(change),
    },
    role: 'admin',
    route: `${ROUTE}?aba=pagamentos`,
  });
  return { ...view, asked: (name: string) => view.seen.filter(({ call }) => call === name).map(({ args }) => args) };
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
async function find(text = ' bia@exemplo.com.br ') {
  await userEvent.type(await screen.findByRole('searchbox', { name: 'E-mail do aluno, ou número do pagamento' }), text);
  await press('Buscar');
}
const row = async () => within(await screen.findByRole('article', { name: /29,90 · Mensal/ }));
async function open(button: string) {
  await find();
  await userEvent.click((await row()).getByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
}

describe('the desk of payments', () => {
  it('finds a payment by e-mail, which the address omits, and says that no money moves', async () => {
    const { asked } = show(sampleStaffPayment());
    expect(asked(FOUND)).toEqual([]);
    await find();
    const found = await row();
    expect(found.getByText('Pago')).toBeInTheDocument();
    expect(found.getByText('Bia Lima, bia@exemplo.com.br')).toBeInTheDocument();
    expect(found.getByText('Demonstração 1319073976')).toBeInTheDocument();
    expect(screen.getByText('1 pagamento')).toBeInTheDocument();
    expect(screen.getByText('Ambiente de demonstração: nenhum dinheiro é movimentado.')).toBeInTheDocument();
    expect(asked(FOUND)).toEqual([{ busca: 'bia@exemplo.com.br', page: 1 }]);
    expect(screen.getByLabelText('Endereço completo')).toHaveTextContent(`${ROUTE}?aba=pagamentos`);
  });

  it('says when nothing is found', async () => {
    show(sampleStaffPayment(), () => ({ [FOUND]: listOf() }));
    await find();
    expect(await screen.findByText('Nenhum pagamento encontrado')).toBeInTheDocument();
  });

  it('can be requested again after a failure', async () => {
    let isDown = true;
    show(sampleStaffPayment(), () => ({ [FOUND]: () => (isDown ? offline() : listOf(sampleStaffPayment())) }));
    await find();
    await screen.findByText('Os pagamentos não puderam ser carregados');
    isDown = false;
    await press('Tentar novamente');
    expect((await row()).getByText('Pago')).toBeInTheDocument();
  });

  it('shows the history in words', async () => {
    show(sampleStaffPayment());
    await find();
    await userEvent.click((await row()).getByRole('button', { name: /^Ver a história/ }));
    const [first, last] = within(await screen.findByRole('list', { name: 'História do pagamento' })).getAllByRole(
      'listitem',
    );
    expect(first).toHaveTextContent(
      /^Pagamento iniciadoMensal, Cartão de crédito, R\$\s29,9014 de nov. de 2026, 09:00 · Aluno$/,
    );
    expect(last).toHaveTextContent(
      /^Pagamento: estornado em partePago → Estornado em partePedido por telefone.* · chefe@exemplo.com.br$/,
    );
  });

  it('names the currency of a charge in another one than reais', async () => {
    const sentBack = { ...ended, ato: 'devolução pedida', detalhe: '2990 centavos de ARS' } as typeof ended;
    const payment = sampleStaffPayment({ status: 'estornado', moeda: 'ARS', estornado_centavos: 2_990 });
    show(payment, () => ({ [ONE]: detailOf(payment, [sentBack]) }));
    await find();
    const found = within(await screen.findByRole('article', { name: /^ARS\s29,90 · Mensal/ }));
    expect(found.getByText(/^Devolvido: ARS\s29,90$/)).toBeInTheDocument();
    await userEvent.click(found.getByRole('button', { name: /^Ver a história/ }));
    expect(await found.findByText(/^ARS\s29,90$/)).toBeInTheDocument();
  });

  it.each(['estudante', 'professor'] as const)('is hidden from a %s', async (role: Role) => {
    const { seen } = showScreen(<RequestsScreen />, {
      calls: { 'GET /api/customer-area/question/comment-request': listOf() },
      role,
      route: `${ROUTE}?aba=pagamentos`,
    });
    await waitFor(() => expect(seen.length).toBeGreaterThan(0));
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });
});

describe('a refund', () => {
  it('in part requires a remaining amount and a reason, and shows what was refunded', async () => {
    const { asked } = show(sampleStaffPayment(), (change) => ({
      [REFUND]: ({ valor_centavos = 0 }) =>
        change({
          status: 'estornado_parcial',
          estornado_centavos: valor_centavos,
          restante_centavos: 2_990 - valor_centavos,
        }),
    }));
    const dialog = await open('Devolver');
    const submit = () => userEvent.click(dialog.getByRole('button', { name: 'Devolver' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Quanto' }), 'Uma parte');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Valor em reais' }), '29,91');
    await submit();
    expect(await dialog.findByText(/Escreva um valor em reais, até R\$\s29,90/)).toBeInTheDocument();
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Valor em reais' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Valor em reais' }), '10,5');
    await submit();
    expect(await dialog.findByText('Escreva o motivo.')).toBeInTheDocument();
    const reason = dialog.getByRole('textbox', { name: 'Motivo' });
    await userEvent.type(reason, 'Cartão 5031.4332.1540.6351');
    await submit();
    expect(await dialog.findByText(/parece ter o número de um cartão/)).toBeInTheDocument();
    expect(asked(REFUND)).toEqual([]);
    await userEvent.clear(reason);
    await userEvent.type(reason, ' Erro nosso ');
    await submit();
    expect(await screen.findByText(/R\$\s10,50 devolvidos\./)).toBeInTheDocument();
    expect(asked(REFUND)).toEqual([
      { id: sampleStaffPayment().id, motivo: 'Erro nosso', valor_centavos: 1_050, restante_visto_centavos: 2_990 },
    ]);
    expect(await (await row()).findByText('Estornado em parte')).toBeInTheDocument();
  });

  it('that the provider refuses says so', async () => {
    const refused = {
      em: '2026-11-14T12:00:05.000Z',
      autor: 'provedor',
      ato: 'devolução recusada pelo provedor',
      motivo: 'too old',
      detalhe: null,
    };
    show(sampleStaffPayment(), () => ({ [REFUND]: detailOf(sampleStaffPayment(), [refused]) }));
    const dialog = await open('Devolver');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'x');
    await userEvent.click(dialog.getByRole('button', { name: 'Devolver' }));
    expect(await screen.findByText(/^O provedor recusou a devolução/)).toBeInTheDocument();
  });

  it('whose answer is lost is sent again as the same, though the row shows less by then', async () => {
    let isDown = true;
    const { asked } = show(sampleStaffPayment(), (change) => ({
      [REFUND]: () => {
        if (!isDown) return refuse(422, { restante_visto_centavos: ['Outra devolução deste pagamento foi pedida.'] });
        isDown = false;
        change({ status: 'estornado', estornado_centavos: 2_990, restante_centavos: 0 });
        return offline();
      },
    }));
    const dialog = await open('Devolver');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'x');
    await userEvent.click(dialog.getByRole('button', { name: 'Devolver' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/Sem conexão.*nada é feito duas vezes/);
    await userEvent.click(dialog.getByRole('button', { name: 'Devolver' }));
    expect(await screen.findByText('Outra devolução deste pagamento foi pedida.')).toBeInTheDocument();
    expect(asked(REFUND).map(({ restante_visto_centavos }) => restante_visto_centavos)).toEqual([2_990, 2_990]);
    expect(await (await row()).findByText('Estornado')).toBeInTheDocument();
    expect((await row()).queryByRole('button', { name: 'Devolver' })).not.toBeInTheDocument();
  });

  it('is not offered if nothing remains', async () => {
    show(
      sampleStaffPayment({
        status: 'recusado',
        restante_centavos: 0,
        recusa: { codigo: 'outro', sentenca: 'O banco recusou.' },
      }),
    );
    await find();
    expect((await row()).getByText('O banco recusou.')).toBeInTheDocument();
    expect((await row()).queryByRole('button', { name: 'Devolver' })).not.toBeInTheDocument();
  });
});

describe('a waiting bank transfer', () => {
  const waiting = sampleStaffPayment({ metodo: 'boleto', restante_centavos: 0, transferencia: ACCOUNT });

  it('shows the account, and is confirmed with a proof', async () => {
    const { asked } = show(waiting, (change) => ({
      [TRANSFER]: () => change({ status: 'estornado', estornado_centavos: 2_990, transferencia: null }),
    }));
    const dialog = await open('Confirmar a transferência');
    expect(dialog.getByText('Banco 001, agência 1234, conta poupança 98765-4')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Foi feita' }));
    expect(await dialog.findByText('Escreva o motivo.')).toBeInTheDocument();
    const proof = dialog.getByRole('textbox', { name: 'Comprovante' });
    await userEvent.type(proof, '5031433215406351');
    await userEvent.click(dialog.getByRole('button', { name: 'Foi feita' }));
    expect(await dialog.findByText(/parece ter o número de um cartão/)).toBeInTheDocument();
    await userEvent.clear(proof);
    await userEvent.type(proof, 'TED 123');
    await userEvent.click(dialog.getByRole('button', { name: 'Foi feita' }));
    expect(await screen.findByText(/^Transferência registrada/)).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Pagamentos' })).toHaveFocus();
    expect(asked(TRANSFER)).toEqual([{ id: waiting.id, motivo: 'TED 123' }]);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Confirmar a transferência' })).not.toBeInTheDocument(),
    );
  });

  it('that somebody else has confirmed says so', async () => {
    const sentence = 'Este pagamento não espera uma transferência.';
    show(waiting, (change) => ({
      [TRANSFER]: () => {
        change({ transferencia: null });
        return refuse(404, { erro: [sentence] });
      },
    }));
    const dialog = await open('Confirmar a transferência');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Comprovante' }), 'x');
    await userEvent.click(dialog.getByRole('button', { name: 'Foi feita' }));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(/^Espera uma transferência/)).not.toBeInTheDocument());
  });
});
