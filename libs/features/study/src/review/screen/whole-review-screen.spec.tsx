import { type FakeCalls, listOf, sampleAnswer, sampleQuestion } from '@mapa/api-client/testing';
import { showAsStudent } from '@mapa/auth/testing';
import { PageBar } from '@mapa/ui-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { slots } from '../../testing/slot';
import { prefetchReview } from './prefetch-review';
import { WholeReviewScreen } from './whole-review-screen';

jest.mock('@mapa/question', () => jest.requireActual('../../testing/slot'));

const QUESTION = 'GET /api/customer-area/question/{id}';
const REVIEW = 'GET /api/customer-area/question/review';
const SURE = 'GET /api/customer-area/question/overconfident';
const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString();

const line = (id: number) => {
  const {
    enunciado: _enunciado,
    alternativas: _alternativas,
    versao: _versao,
    resposta: _resposta,
    gabarito: _gabarito,
    ...identity
  } = sampleQuestion({ id });
  return { ...identity, resumo: `Começo da ${id}` };
};
const due = {
  questao: line(101),
  motivo: 'errada',
  vence_em: YESTERDAY,
  ultima_resposta_em: YESTERDAY,
  retencao: 0.6,
  revisoes: 1,
  esquecimentos: 0,
} as const;
const calls: FakeCalls = {
  [QUESTION]: ({ id }) => sampleQuestion({ id, resposta: sampleAnswer({ acertou: false }) }),
  [REVIEW]: { ...listOf(due), proxima_em: null },
  [SURE]: listOf({ questao: line(102), confianca: 'certeza', respondida_em: YESTERDAY }),
};

const Address = () => <output data-testid="address">{useLocation().search}</output>;

const open = (search = '', change: FakeCalls = {}, { isSmall = false } = {}) => {
  slots.length = 0;
  const view = showAsStudent(
    <>
      {isSmall ? <PageBar brand="Mapa">menu</PageBar> : null}
      <Address />
      <WholeReviewScreen />
    </>,
    { calls: { ...calls, ...change }, route: `/area-estudante/revisao${search}` },
  );
  return { ...view, slots };
};

function Later() {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? <WholeReviewScreen /> : <button onClick={() => setOpen(true)}>Abrir</button>;
}

describe('the review of everything', () => {
  it('is shown without asking again what a link has just prefetched', async () => {
    const { store, seen } = showAsStudent(<Later />, { calls });
    await act(() => prefetchReview(store));
    await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
    expect(await screen.findByRole('heading', { name: '1 questão para rever hoje' })).toBeVisible();
    expect(seen.map(({ call }) => call).filter((call) => call === REVIEW || call === SURE)).toEqual([REVIEW, SURE]);
  });

  it('shows due questions of one subject if the address names it, and a link to everything', async () => {
    const { seen } = open('?assunto=10');
    expect(await screen.findByRole('heading', { name: '1 questão para rever hoje' })).toBeInTheDocument();
    expect(seen.find(({ call }) => call === REVIEW)?.args).toEqual({ per_page: 20, assunto_id: 10 });
    expect(screen.getByText(/^Só de/)).toHaveTextContent(/^Só de Crase\./);
    expect(screen.getByRole('link', { name: 'Ver de tudo o que você respondeu' })).toHaveAttribute(
      'href',
      '/area-estudante/revisao',
    );
  });

  it('of one subject ends with links to Hoje and to the questions of that subject', async () => {
    let isDone = false;
    open('?assunto=11', {
      [REVIEW]: () => ({ ...(isDone ? listOf() : listOf(due)), proxima_em: null }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Começar a revisão' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Responder' }));
    isDone = true;
    await userEvent.click(await screen.findByRole('button', { name: 'Concluir' }));
    expect(await screen.findByRole('link', { name: 'Voltar para Hoje' })).toHaveAttribute(
      'href',
      '/area-estudante/hoje',
    );
    expect(screen.getByRole('link', { name: 'Questões deste assunto' })).toHaveAttribute(
      'href',
      '/questoes?assunto_id%5B%5D=11',
    );
  });

  it('starts at once if the link said so, without another question', async () => {
    open('?comecar=1');
    expect(await screen.findByRole('button', { name: 'Responder' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Começar a revisão' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByTestId('address')).toBeEmptyDOMElement());
  });

  it("opens with today's due questions, of all maps and notebooks", async () => {
    const { seen } = open();
    expect(await screen.findByRole('heading', { name: '1 questão para rever hoje' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Revisão de hoje 1' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Certeza, mas errada 1' })).toHaveAttribute(
      'href',
      '/area-estudante/revisao?lista=certeza',
    );
    expect(screen.queryByRole('link', { name: /Respondidas/ })).not.toBeInTheDocument();
    expect(seen.find(({ call }) => call === REVIEW)?.args).toEqual({ per_page: 20 });
    expect(seen.find(({ call }) => call === SURE)?.args).toEqual({ page: 1 });
    await userEvent.click(screen.getByRole('button', { name: 'Começar a revisão' }));
    expect(await screen.findByRole('heading', { name: 'Q101' })).toBeInTheDocument();
  });

  it('opens confident wrong answers', async () => {
    open('?lista=certeza');
    expect(await screen.findByRole('button', { name: /Q102 · errada em .+ de \d{4}/ })).toBeInTheDocument();
  });

  it('turns pages of confident wrong answers as when the list was opened', async () => {
    const sure = (id: number) => ({ questao: line(id), confianca: 'certeza', respondida_em: YESTERDAY }) as const;
    const { seen } = open('?lista=certeza', {
      [SURE]: ({ page = 1 }) => ({
        ...listOf(sure(100 + page)),
        total: 2,
        current_page: page,
        last_page: 2,
        estado_ate: 5,
      }),
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Página 2' }));
    expect(await screen.findByRole('button', { name: /Q102/ })).toBeInTheDocument();
    expect(seen.filter(({ call }) => call === SURE).map(({ args }) => args)).toEqual([
      { page: 1 },
      { page: 2, estado_ate: 5 },
    ]);
  });

  it('explains how a question gets here if none is due', async () => {
    open('', { [REVIEW]: { ...listOf(), proxima_em: null } });
    expect(
      await screen.findByText(
        'Cada questão que você responde em qualquer lugar volta aqui quando estiver prestes a ser esquecida.',
      ),
    ).toBeInTheDocument();
  });
});

describe('the review of everything in a small window', () => {
  it('shows only the question of a session: bar, question and dock', async () => {
    let isDone = false;
    const { slots } = open(
      '',
      { [REVIEW]: () => ({ ...(isDone ? listOf() : listOf(due)), proxima_em: null }) },
      { isSmall: true },
    );
    const bar = within(screen.getAllByRole('banner')[0] as HTMLElement);
    expect(bar.getByRole('heading', { level: 1, name: 'Revisão' })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Começar a revisão' }));
    await screen.findByRole('heading', { name: 'Q101' });
    expect(bar.getByRole('heading', { level: 1, name: 'Revisão de hoje' })).toBeVisible();
    expect(bar.getByText('Questão 1 de 1')).toBeVisible();
    expect(bar.getByRole('link', { name: 'Hoje' })).toHaveAttribute('href', '/area-estudante/hoje');
    expect(screen.queryByText(/De tudo o que você respondeu/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Certeza, mas errada/ })).not.toBeInTheDocument();
    expect(slots.at(-1)).toMatchObject({ dock: { nextLabel: 'Concluir' }, place: ['1 de 1', 'Crase'] });
    isDone = true;
    await userEvent.click(screen.getByRole('button', { name: 'tecla J' }));
    expect(await screen.findByRole('heading', { name: 'Revisão concluída' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Certeza, mas errada/ })).toBeVisible();
  });
});
