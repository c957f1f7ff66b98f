import { offline, refuse, sampleOffer, sampleSitting, sampleUuid, type FakeCalls } from '@mapa/api-client/testing';
import type { PlanId } from '@mapa/domain';
import { showAsStudent } from '@mapa/auth/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SittingDialog } from './sitting-dialog';

const OFFER = 'GET /api/customer-area/exam/sitting-offer/{id}';
const BEGIN = 'POST /api/customer-area/sitting';

const enem = sampleOffer({
  areas: [
    { area: 'LC', nome: 'Linguagens', numeros: 45, duracao_min: 135 },
    { area: 'CH', nome: 'Ciências Humanas', numeros: 45, duracao_min: 135 },
  ],
  dias: [
    { nome: 'Primeiro dia', areas: ['LC', 'CH'], numeros: 90, duracao_min: 270 },
    { nome: 'Segundo dia', areas: [], numeros: 0, duracao_min: 1 },
  ],
  numeros: 90,
  duracao_min: 300,
  idiomas: ['inglês', 'espanhol'],
  areas_com_idioma: ['LC'],
});

const open = (calls: FakeCalls, plan: PlanId = 'plano_gratis') =>
  showAsStudent(<SittingDialog examId={57} onClose={() => undefined} />, { calls, plan });

describe('the beginning of a sitting', () => {
  it('offers the paper, its days and its areas, and requires a language if one is printed', async () => {
    // The real page leaves for the other application; here the call never returns.
    const { seen } = open({ [OFFER]: enem, [BEGIN]: () => new Promise(() => undefined) });
    expect(await screen.findByRole('radio', { name: /A prova inteira 90 questões · 5 h/ })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Começar agora' })).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: /Ciências Humanas/ }));
    expect(screen.queryByRole('group', { name: 'Língua estrangeira' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: /Primeiro dia/ }));
    await userEvent.click(screen.getByRole('radio', { name: 'espanhol' }));
    await userEvent.click(screen.getByRole('button', { name: 'Começar agora' }));
    await waitFor(() => expect(seen.at(-1)?.call).toBe(BEGIN));
    expect(seen.at(-1)?.args).toMatchObject({ prova_id: 57, areas: ['LC', 'CH'], idioma: 'espanhol' });
  });

  it('sends the same id again after a refusal, and says why', async () => {
    const { seen } = open({ [OFFER]: sampleOffer(), [BEGIN]: refuse(403, { erro: ['O limite do dia acabou.'] }) });
    const begin = await screen.findByRole('button', { name: 'Começar agora' });
    await userEvent.click(begin);
    expect(await screen.findByText('O limite do dia acabou.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Começar agora' }));
    await waitFor(() => expect(seen.filter(({ call }) => call === BEGIN)).toHaveLength(2));
    const [first, second] = seen.filter(({ call }) => call === BEGIN).map(({ args }) => args.id);
    expect(second).toBe(first);
  });

  it('says that there is no connection, and offers no plan', async () => {
    open({ [OFFER]: sampleOffer(), [BEGIN]: offline() }, 'plano_pago_primary');
    await userEvent.click(await screen.findByRole('button', { name: 'Começar agora' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Sem conexão/);
    expect(screen.queryByRole('link', { name: 'Conhecer os planos' })).not.toBeInTheDocument();
  });

  it('leads to the sitting that was begun elsewhere meanwhile', async () => {
    let aberto_id: string | null = null;
    open({
      [OFFER]: () => sampleOffer({ aberto_id }),
      [BEGIN]: () => {
        aberto_id = sampleSitting().id;
        return refuse(422, { prova_id: ['Você já tem um simulado desta prova em andamento: continue ou descarte.'] });
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Começar agora' }));
    expect(await screen.findByRole('link', { name: 'Continuar o simulado' })).toHaveAttribute(
      'href',
      `/area-estudante/simulados/${sampleUuid(700)}`,
    );
    expect(screen.queryByRole('link', { name: 'Conhecer os planos' })).not.toBeInTheDocument();
  });

  it('keeps the refusal if there is no sitting to continue', async () => {
    const { seen } = open({
      [OFFER]: sampleOffer(),
      [BEGIN]: refuse(422, { prova_id: ['Ainda não há questões desta prova.'] }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Começar agora' }));
    await waitFor(() => expect(seen.filter(({ call }) => call === OFFER)).toHaveLength(2));
    expect(await screen.findByRole('alert')).toHaveTextContent('Ainda não há questões desta prova.');
  });

  it('shows the rules of this paper and of this plan', async () => {
    const { unmount } = open({ [OFFER]: sampleOffer({ penaliza_erro: true }) });
    expect(await screen.findByText('Cada resposta errada anula uma certa; em branco vale 0.')).toBeInTheDocument();
    expect(screen.getByText(/^No plano gratuito o simulado usa as questões/)).toBeInTheDocument();
    unmount();
    open({ [OFFER]: sampleOffer() }, 'plano_pago_primary');
    expect(await screen.findByText('Resposta errada e em branco valem 0.')).toBeInTheDocument();
    expect(screen.queryByText(/No plano gratuito/)).not.toBeInTheDocument();
  });

  it('continues the open one', async () => {
    open({ [OFFER]: sampleOffer({ aberto_id: sampleSitting().id }) });
    expect(await screen.findByRole('link', { name: 'Continuar o simulado' })).toHaveAttribute(
      'href',
      `/area-estudante/simulados/${sampleUuid(700)}`,
    );
  });
});
