import { listOf, offline, refuse, sampleQuestion } from '@mapa/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearBrowser, showAccount } from '../testing/show';

const HIDDEN = 'GET /api/customer-area/question/hidden';
const SHOW = 'DELETE /api/customer-area/question/hidden/{id}';

afterEach(clearBrowser);

const line = (id: number) => ({ ...sampleQuestion({ id }), resumo: `Enunciado ${id}` });
const part = () => within(screen.getByRole('region', { name: 'Questões ocultas' }));

describe('the hidden questions', () => {
  it('are shown again one by one', async () => {
    const hidden = new Set([7, 8]);
    await showAccount({
      calls: {
        [HIDDEN]: () => listOf(...[...hidden].map(line)),
        [SHOW]: ({ id }) => {
          hidden.delete(id);
          return { success: true };
        },
      },
    });
    expect(await part().findByRole('link', { name: 'Enunciado 7' })).toHaveAttribute('href', '/questoes/7');
    await userEvent.click(part().getByRole('button', { name: 'Mostrar de novo Q7' }));
    await waitFor(() => expect(part().queryByText('Enunciado 7')).not.toBeInTheDocument());
    expect(part().getByText('Enunciado 8')).toBeVisible();
  });

  it('that stay hidden because the request failed say so', async () => {
    await showAccount({ calls: { [HIDDEN]: listOf(line(7)), [SHOW]: offline() } });
    await userEvent.click(await part().findByRole('button', { name: 'Mostrar de novo Q7' }));
    expect((await screen.findAllByText(/^Sem conexão/))[0]).toBeVisible();
    expect(part().getByText('Enunciado 7')).toBeVisible();
  });

  it('return to the page before when the last one is empty', async () => {
    let isGone = false;
    await showAccount({
      calls: {
        [HIDDEN]: ({ page = 1 }) => {
          if (page === 2 && isGone) return refuse(404, { erro: ['A página 2 não existe; a última é a 1.'] });
          return { ...listOf(line(page)), total: 21, current_page: page, last_page: isGone ? 1 : 2 };
        },
        [SHOW]: () => {
          isGone = true;
          return { success: true };
        },
      },
    });
    await userEvent.click(await part().findByRole('button', { name: 'Próximas' }));
    await userEvent.click(await part().findByRole('button', { name: 'Mostrar de novo Q2' }));
    expect(await part().findByText('Enunciado 1')).toBeVisible();
    expect(part().queryByRole('alert')).not.toBeInTheDocument();
  });

  it('say that there are none, or why they could not be loaded', async () => {
    const { unmount } = await showAccount();
    expect(await part().findByText('Você não ocultou nenhuma questão.')).toBeVisible();
    unmount();
    await showAccount({ calls: { [HIDDEN]: offline() } });
    expect(await part().findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  });
});
