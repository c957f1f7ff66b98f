import { type FakeCalls, offline, refuse, sampleNotebook, sampleQuestion } from '@mapa/api-client/testing';
import { showAsStudent } from '@mapa/auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { printAddress } from '../print-address';
import { PrintScreen } from './print-screen';

const ONE = 'GET /api/customer-area/question-notebook/id';
const QUESTIONS = 'GET /api/customer-area/question-notebook/{id}/questions';
const RELEASE = 'POST /api/customer-area/question-notebook/release-key';
const LIMIT = 'Você já recebeu as 100 questões de hoje do plano gratuito.';

const notebook = sampleNotebook({ progresso: { total: 2, respondidas: 1, certas: 1, erradas: 0 } });
const answer = {
  uuid: '0b0a0000-0000-4000-8000-00000000000a',
  alternativa_id: 12,
  acertou: true,
  revelada: false,
  respondida_em: '2026-11-03T12:00:00.000Z',
};
const key = (letra: string, comentario: string | null = null) => ({ alternativa_id: 1, letra, comentario });

/** Two questions, the second answered; keys are included after their release. */
function callsWith(change: FakeCalls = {}): FakeCalls {
  const page = (withKeys: boolean) => ({
    data: [
      sampleQuestion({
        id: 1,
        enunciado: '<p>Primeira</p>',
        gabarito: withKeys ? key('B', '<p>Porque sim.</p>') : null,
      }),
      sampleQuestion({
        id: 2,
        tipo: 'questaovf',
        enunciado: '<p>Segunda</p>',
        resposta: answer,
        alternativas: [
          { id: 21, letra: 'C', texto: 'Certo' },
          { id: 22, letra: 'E', texto: 'Errado' },
        ],
        gabarito: withKeys
          ? { ...key('C'), comentarios_alternativas: [{ alternativa_id: 21, texto: '<p>É o que a lei diz.</p>' }] }
          : null,
      }),
    ],
    total: 2,
    current_page: 1,
    last_page: 1,
    per_page: 100,
  });
  return { [ONE]: { ...notebook, assuntos: [] }, [QUESTIONS]: page(false), [RELEASE]: page(true), ...change };
}

const show = (calls: FakeCalls = callsWith(), plan: 'plano_gratis' | 'plano_pago_primary' = 'plano_pago_primary') =>
  showAsStudent(<PrintScreen />, { calls, plan, route: printAddress(notebook.id) });
const chooseKey = async () => userEvent.selectOptions(await screen.findByLabelText('Gabarito'), 'No fim');

describe('a notebook on paper', () => {
  it('lists its questions in order with their alternatives, and no key unless requested', async () => {
    const { seen } = show();
    const [first, second] = await screen.findAllByRole('article');
    expect(within(first as HTMLElement).getByText('Primeira')).toBeInTheDocument();
    expect(within(first as HTMLElement).getByText('A)')).toBeInTheDocument();
    expect(within(second as HTMLElement).getAllByText('( )')).toHaveLength(2);
    expect(screen.getByRole('heading', { name: notebook.nome })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Gabarito' })).not.toBeInTheDocument();
    expect(seen.filter(({ call }) => call === QUESTIONS).map(({ args }) => args)).toEqual([
      { id: notebook.id, page: 1, per_page: 100 },
    ]);
    expect(seen.some(({ call }) => call === RELEASE)).toBe(false);
  });

  it('shows the key at the end only after a warning, has it released, and answers nothing', async () => {
    const { seen } = show();
    await chooseKey();
    const dialog = within(await screen.findByRole('dialog', { name: 'Imprimir com gabarito?' }));
    expect(
      dialog.getByText(/A questão que você ainda não respondeu neste caderno continua aberta/),
    ).toBeInTheDocument();
    expect(dialog.getByText(/essa resposta não entra/)).toBeInTheDocument();
    expect(dialog.getByText('A questão já respondida não muda.')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Mostrar o gabarito' }));
    const keys = within(await screen.findByRole('region', { name: 'Gabarito' }));
    expect(keys.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['1. B', '2. Certo']);
    const sent = seen.filter(({ call }) => !call.startsWith('GET ')).map(({ call, args }) => [call, args]);
    expect(sent).toEqual([[RELEASE, { caderno_id: notebook.id, page: 1, per_page: 100 }]]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Com os comentários dos professores' }));
    expect(keys.getByText('Porque sim.')).toBeInTheDocument();
    expect(keys.getByText('É o que a lei diz.').closest('article')).toHaveTextContent(
      '2. CertoCertoÉ o que a lei diz.',
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Gabarito' }), 'Sem gabarito');
    expect(screen.queryByRole('region', { name: 'Gabarito' })).not.toBeInTheDocument();
  });

  it('releases nothing if the student cancels', async () => {
    const { seen } = show();
    await chooseKey();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Gabarito')).toHaveValue('none');
    expect(seen.some(({ call }) => call === RELEASE)).toBe(false);
  });

  it('stays without its key if the release is refused, and says why', async () => {
    show(callsWith({ [RELEASE]: refuse(403, { erro: [LIMIT] }) }));
    await chooseKey();
    await userEvent.click(await screen.findByRole('button', { name: 'Mostrar o gabarito' }));
    expect(await screen.findByText(LIMIT)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Gabarito' })).not.toBeInTheDocument();
  });

  it('leaves out the other language of a number if one is chosen, and keeps the numbers', async () => {
    const prova = { id: 57, nome: 'ENEM 2022' };
    const of = (id: number, numero: number, variante: string | null) =>
      sampleQuestion({ id, numero, variante, prova, gabarito: key('B') });
    const data = [of(1, 1, 'espanhol'), of(2, 1, 'inglês'), of(3, 91, null)];
    const list = { data, total: 2, current_page: 1, last_page: 1, per_page: 100 };
    const variantes = { numeros: 1, questoes: 2, nomes: ['espanhol', 'inglês'] };
    const progresso = { total: 2, respondidas: 0, certas: 0, erradas: 0 };
    show(callsWith({ [ONE]: { ...notebook, progresso, variantes, assuntos: [] }, [QUESTIONS]: list, [RELEASE]: list }));
    const numbers = () =>
      screen.getAllByRole('article').map((article) => within(article).getByRole('heading').textContent);
    await screen.findAllByRole('article');
    expect(numbers()).toEqual(['1.', '1.', '91.']);
    expect(screen.queryByText(/de fora/)).not.toBeInTheDocument();
    await chooseKey();
    await userEvent.click(await screen.findByRole('button', { name: 'Mostrar o gabarito' }));
    const keys = () =>
      within(screen.getByRole('region', { name: 'Gabarito' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    await screen.findByRole('region', { name: 'Gabarito' });
    expect(keys()).toEqual(['1 (espanhol). B', '1 (inglês). B', '91. B']);
    await userEvent.selectOptions(screen.getByLabelText('Idioma'), 'Inglês');
    expect(numbers()).toEqual(['1.', '91.']);
    expect(screen.getByText(/^2 questões/)).toBeInTheDocument();
    expect(keys()).toEqual(['1 (inglês). B', '91. B']);
  });

  it('offers no language if the numbers have only one', async () => {
    show();
    await screen.findAllByRole('article');
    expect(screen.queryByLabelText('Idioma')).not.toBeInTheDocument();
  });

  it('loads all its pictures, whichever command prints it', async () => {
    const html = '<p>Veja</p><img src="/api/media/ab" alt="Gráfico" loading="lazy" width="10" height="10">';
    show(
      callsWith({
        [QUESTIONS]: {
          data: [sampleQuestion({ id: 1, enunciado: html })],
          total: 1,
          current_page: 1,
          last_page: 1,
          per_page: 100,
        },
      }),
    );
    const picture = await screen.findByRole('img', { name: 'Gráfico' });
    await waitFor(() => expect(picture).toHaveProperty('loading', 'eager'));
  });

  it('goes to the printer', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Imprimir' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    print.mockRestore();
  });

  it('is loaded page by page', async () => {
    const { seen } = show(
      callsWith({
        [QUESTIONS]: ({ page = 1 }) => ({
          data: [sampleQuestion({ id: page })],
          total: 2,
          current_page: page,
          last_page: 2,
          per_page: 100,
        }),
      }),
    );
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(seen.filter(({ call }) => call === QUESTIONS).map(({ args }) => args['page'])).toEqual([1, 2]);
  });

  it('can be requested again after a failure', async () => {
    let isDown = true;
    const calls = callsWith();
    const { [ONE]: detail } = calls;
    show({ ...calls, [ONE]: () => (isDown ? offline() : (detail as never)) });
    await screen.findByText('Sem conexão. Verifique sua internet e tente novamente.');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findAllByRole('article')).toHaveLength(2);
  });

  it('leads back if the address names no notebook', async () => {
    showAsStudent(<PrintScreen />, { route: '/area-estudante/cadernos/imprimir?id=7' });
    expect(await screen.findByRole('link', { name: 'Ver meus cadernos' })).toHaveAttribute(
      'href',
      '/area-estudante/cadernos',
    );
  });
});

describe("the day's limit", () => {
  it('is shown before questions are opened', async () => {
    const { seen } = show(callsWith(), 'plano_gratis');
    expect(await screen.findByText(/contam no limite do dia/)).toBeInTheDocument();
    expect(seen.some(({ call }) => call === QUESTIONS)).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Abrir as questões' }));
    expect(await screen.findAllByRole('article')).toHaveLength(2);
  });

  it('leaves out withheld questions, and says so', async () => {
    const data = [
      sampleQuestion({ id: 1 }),
      sampleQuestion({ id: 2, bloqueada: true, enunciado: '', alternativas: [] }),
    ];
    show(
      callsWith({
        [QUESTIONS]: ({ page = 1 }) =>
          page === 1 ? { data, total: 2, current_page: 1, last_page: 2, per_page: 1 } : refuse(403, { erro: [LIMIT] }),
      }),
      'plano_gratis',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Abrir as questões' }));
    expect(await screen.findAllByRole('article')).toHaveLength(1);
    expect(screen.getByText(/1 questão ficou de fora/)).toBeInTheDocument();
  });

  it('is shown if it withholds everything', async () => {
    show(callsWith({ [QUESTIONS]: refuse(403, { erro: [LIMIT] }) }), 'plano_gratis');
    await userEvent.click(await screen.findByRole('button', { name: 'Abrir as questões' }));
    expect(await screen.findByText(LIMIT)).toBeInTheDocument();
  });
});
