import { questionsApi } from '@mapa/api-client';
import { listOf, offline, refuse, sampleQuestion, sampleVerdict, type FakeCalls } from '@mapa/api-client/testing';
import { MESSAGES, UNVERIFIED_HINT } from '@mapa/domain';
import { toast } from '@mapa/ui-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ana, clearBrowser, leavePage, openAsStudent, profileOf } from '../testing/open-shell';

const RESEND = 'POST /api/customer-area/user/resend-email-confirmation';
const unverified = profileOf({ verificou_email_em: '' });
const banner = () => screen.findByRole('region', { name: 'Confirmação do e-mail' });
const open = (calls: FakeCalls = {}) => openAsStudent('/questoes', { calls: { ...unverified, ...calls } });
const pressHere = async () => userEvent.click(within(await banner()).getByRole('button', { name: 'clique aqui' }));

afterEach(() => {
  jest.restoreAllMocks();
  clearBrowser();
  document.documentElement.removeAttribute(UNVERIFIED_HINT);
});

describe('the banner of an unverified e-mail', () => {
  it('says so, and resends the confirmation at a click', async () => {
    const { seen } = await open({ [RESEND]: { success: true, msg: 'Enviamos outra mensagem.' } });
    expect(await banner()).toHaveTextContent('Seu e-mail ainda não foi verificado.');
    await pressHere();
    expect(await screen.findByText('Enviamos outra mensagem.')).toBeInTheDocument();
    expect(seen.filter(({ call }) => call === RESEND)).toHaveLength(1);
  });

  it('shows its success for 8 s and its failure for 10 s', async () => {
    const [success, failure] = [jest.spyOn(toast, 'success'), jest.spyOn(toast, 'error')];
    let isUp = true;
    await open({ [RESEND]: () => (isUp ? { success: true, msg: 'Enviamos outra mensagem.' } : refuse(503)) });
    await pressHere();
    await waitFor(() =>
      expect(success).toHaveBeenCalledWith('Enviamos outra mensagem.', expect.objectContaining({ duration: 8_000 })),
    );
    isUp = false;
    await userEvent.click(await within(await banner()).findByRole('button', { name: 'clique aqui' }));
    await waitFor(() =>
      expect(failure).toHaveBeenCalledWith(
        'Falha ao enviar o e-mail. Tente novamente',
        expect.objectContaining({ duration: 10_000 }),
      ),
    );
  });

  it.each([
    ['refuses', refuse(500)],
    ['is away', offline()],
  ])('says that it failed when the server %s, and can be tried again', async (_what, answer) => {
    await open({ [RESEND]: answer });
    await pressHere();
    expect(await screen.findByText('Falha ao enviar o e-mail. Tente novamente')).toBeInTheDocument();
    expect(await within(await banner()).findByRole('button', { name: 'clique aqui' })).toBeEnabled();
  });

  it("pressed too often shows the specification's sentence, once, and delays nothing else on the page", async () => {
    let presses = 0;
    const { store, outbox, seen } = await open({
      [RESEND]: () =>
        (presses += 1) > 2
          ? refuse(429, {}, { 'retry-after': '3600' })
          : { success: true, msg: 'Enviamos outra mensagem.' },
      'GET /api/question': listOf(sampleQuestion({ id: 5 })),
      'POST /api/customer-area/question/answer': ({ uuid = '', questao_id }) => sampleVerdict({ uuid, questao_id }),
    });
    for (const _press of [1, 2, 3]) {
      await pressHere();
      await within(await banner()).findByRole('button', { name: 'clique aqui' });
    }
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([MESSAGES.rateLimited]);
    const list = await store.dispatch(questionsApi.endpoints.questionList.initiate({}));
    expect(list.data?.data).toHaveLength(1);
    await act(async () =>
      expect(await outbox.submitAnswer(ana.id, { questao_id: 5, alternativa_id: 52 })).toMatchObject({
        status: 'confirmed',
      }),
    );
    // A second press sends nothing, and shows the sentence again.
    await pressHere();
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([MESSAGES.rateLimited]);
    expect(seen.filter(({ call }) => call === RESEND)).toHaveLength(3);
  });

  it('can be pressed once at a time', async () => {
    let answer = (): void => undefined;
    await open({
      [RESEND]: () => new Promise((resolve) => void (answer = () => resolve({ success: true, msg: 'Pronto.' }))),
    });
    await pressHere();
    expect(within(await banner()).getByRole('button', { name: 'Aguarde...' })).toBeDisabled();
    await act(async () => answer());
    expect(await within(await banner()).findByRole('button', { name: 'clique aqui' })).toBeEnabled();
  });

  it('is above the screen if the browser knew it before the first paint, and otherwise below it until another screen', async () => {
    const place = async () => (await banner()).compareDocumentPosition(screen.getByRole('main'));
    await open();
    expect(await place()).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    await userEvent.click(screen.getByRole('link', { name: 'Provas' }));
    expect(screen.getByLabelText('endereço')).toHaveTextContent('/provas');
    expect(await place()).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    leavePage();
    document.documentElement.setAttribute(UNVERIFIED_HINT, '');
    await open();
    expect(await place()).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('once closed stays hidden for the visit, in other documents too, and returns with the next one', async () => {
    await open();
    await userEvent.click(within(await banner()).getByRole('button', { name: 'Fechar aviso' }));
    const gone = () => expect(screen.queryByRole('region', { name: 'Confirmação do e-mail' })).not.toBeInTheDocument();
    gone();
    leavePage();
    await open();
    await screen.findByRole('button', { name: /Ana.*Aluno/, expanded: false });
    gone();
    leavePage();
    sessionStorage.clear();
    await open();
    await banner();
  });

  it('is not shown to a verified student', async () => {
    await openAsStudent('/questoes');
    await screen.findByRole('button', { name: /Ana.*Aluno/, expanded: false });
    expect(screen.queryByRole('region', { name: 'Confirmação do e-mail' })).not.toBeInTheDocument();
  });

  it('says that it is verified when the student returns from another tab, and disappears with the next screen', async () => {
    let verified = '';
    document.documentElement.setAttribute(UNVERIFIED_HINT, '');
    await openAsStudent('/questoes', {
      calls: {
        'GET /api/customer-area/user/me': () => ({ success: true, usuario: { ...ana, verificou_email_em: verified } }),
      },
    });
    await banner();
    verified = '2026-03-01T12:00:00.000Z';
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('Seu e-mail foi verificado.')).toBeVisible();
    expect(within(await banner()).queryByRole('button', { name: 'clique aqui' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Provas' }));
    expect(screen.queryByRole('region', { name: 'Confirmação do e-mail' })).not.toBeInTheDocument();
  });

  it('disappears when the student logs out', async () => {
    document.documentElement.setAttribute(UNVERIFIED_HINT, '');
    const { session } = await open();
    await banner();
    await act(() => session.logout());
    expect(screen.queryByRole('region', { name: 'Confirmação do e-mail' })).not.toBeInTheDocument();
    expect(document.documentElement).not.toHaveAttribute(UNVERIFIED_HINT);
  });
});
