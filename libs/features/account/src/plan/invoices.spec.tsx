import { listOf, refuse, sampleInvoice } from '@mapa/api-client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearBrowser, showAccount } from '../testing/show';

const PAYMENTS = 'GET /api/customer-area/payment';
const OPEN = { pix_codigo: 'x', pago_em: null, parcelas: 1 } as const;

afterEach(clearBrowser);

const payments = () => within(screen.getByRole('region', { name: 'Pagamentos' }));
const line = async (changes: Parameters<typeof sampleInvoice>[0]) => {
  await showAccount({ calls: { [PAYMENTS]: listOf(sampleInvoice(changes)) } });
  return payments().findByRole('listitem');
};

describe('the payments', () => {
  it('are listed with amount, product, method and date, and say that no money moved', async () => {
    expect(await line({})).toHaveTextContent(
      /^R\$\s149,40 · 6 mesesPago14 de mar\. de 2026 · Cartão de crédito em 6 parcelas$/,
    );
    expect(await payments().findByText('Ambiente de demonstração: nenhum dinheiro é movimentado.')).toBeVisible();
  });

  it.each([
    [{ status: 'estornado_parcial', estornado_centavos: 1_000 }, /Estornado em parte.*Devolvido: R\$\s10,00/],
    [{ status: 'estornado', moeda: 'ARS', estornado_centavos: 14_940 }, /^ARS\s149,40 .*Devolvido: ARS\s149,40/],
    [{ status: 'recusado', recusa: { codigo: 'risco', sentenca: 'Pague com PIX.' } }, /Recusado.*Pague com PIX\./],
    [{ status: 'contestado' }, /Contestado no cartão.*suspenso até a decisão do banco/],
    [{ renovacao: true }, /· Renovação/],
    [
      { renovacao: true, status: 'recusado', recusa: { codigo: 'outro', sentenca: 'O banco recusou. Pague com PIX.' } },
      /O banco recusou\.$/,
    ],
  ] as const)('of every kind name it: %o', async (changes, words) => {
    expect(await line(changes)).toHaveTextContent(words);
    expect(payments().queryByRole('link')).not.toBeInTheDocument();
  });

  it.each([
    ['pix', /Vence em 14 de nov\. de 2026, 09:30\./, 'Ver o código PIX'],
    ['boleto', /Vence em 14 de nov\. de 2026\./, 'Ver o boleto'],
  ] as const)('by %s that are open link to their payment page', async (metodo, deadline, words) => {
    expect(await line({ ...OPEN, metodo, status: 'pendente', vence_em: '2026-11-14T12:30:00.000Z' })).toHaveTextContent(
      deadline,
    );
    expect(payments().getByRole('link', { name: words })).toHaveAttribute(
      'href',
      '/checkout/plano_pago_primary_nova_6_meses',
    );
  });

  it('that could not be loaded say why, and can be requested again', async () => {
    let isAway = true;
    await showAccount({
      calls: {
        [PAYMENTS]: () =>
          isAway
            ? refuse(503, { erro: ['O serviço está indisponível no momento. Tente novamente em instantes.'] })
            : listOf(sampleInvoice()),
      },
    });
    expect(await payments().findByText(/O serviço está indisponível/)).toBeVisible();
    isAway = false;
    await userEvent.click(payments().getByRole('button', { name: 'Tentar novamente' }));
    expect(await payments().findByText('Pago')).toBeVisible();
  });
});
