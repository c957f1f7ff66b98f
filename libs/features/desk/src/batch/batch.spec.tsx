import { sampleDeskPaper, sampleListedDraft } from '@mapa/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bodiesOf, showPaper } from '../testing/show-paper';

const ONE = 'GET /api/customer-area/desk/paper/{id}';
const BATCH = 'PUT /api/customer-area/desk/paper/{id}/question-batch';
const ORDER = 'PUT /api/customer-area/desk/paper/{id}/order';
const PAPER = sampleDeskPaper({
  lista: [1, 2, 3].map((posicao) =>
    sampleListedDraft({ posicao, nome: `Questão ${posicao + 50}`, revisoes: { assunto: posicao } }),
  ),
});

const group = async (name: string) => within(await screen.findByRole('group', { name, hidden: true }));

describe('several questions at once', () => {
  it('get a subject by their printed numbers; those that another person changed are named', async () => {
    const { seen } = showPaper({ [ONE]: PAPER, [BATCH]: { outras: [2], prova: PAPER } });
    await userEvent.click(await screen.findByText('Várias questões de uma vez'));
    const part = await group('Assunto de várias');
    await userEvent.click(part.getByRole('button', { name: 'Pôr o assunto' }));
    expect(part.getByRole('alert')).toHaveTextContent('Escreva o assunto.');
    await userEvent.type(part.getByLabelText('Questões'), '51-52');
    await userEvent.type(part.getByLabelText('Assunto delas'), 'Física > Ondas');
    await userEvent.click(part.getByRole('button', { name: 'Pôr o assunto' }));
    expect(await part.findByText('1 questão mudada.')).toBeInTheDocument();
    expect(part.getByRole('alert')).toHaveTextContent('Outra pessoa mudou antes, e ficam como ela deixou: 52.');
    expect(bodiesOf(seen, BATCH)).toMatchObject([
      {
        questoes: [
          { posicao: 1, revisao: 1, assunto: ['Física', 'Ondas'] },
          { posicao: 2, revisao: 2, assunto: ['Física', 'Ondas'] },
        ],
      },
    ]);
  });

  it('get the answers of a typed key, unless it does not fit the paper', async () => {
    const { seen } = showPaper({ [ONE]: PAPER, [BATCH]: { outras: [], prova: PAPER } });
    await userEvent.click(await screen.findByText('Várias questões de uma vez'));
    const part = await group('Gabarito de várias');
    const text = part.getByLabelText('Gabarito');
    await userEvent.type(text, 'AB');
    await userEvent.click(part.getByRole('button', { name: 'Pôr o gabarito' }));
    expect(part.getByRole('alert')).toHaveTextContent('São 2 letras para 3 questões: confira.');
    await userEvent.type(text, 'X');
    await userEvent.click(part.getByRole('button', { name: 'Pôr o gabarito' }));
    await waitFor(() =>
      expect(bodiesOf(seen, BATCH)).toMatchObject([
        { questoes: [{ gabarito: 'A' }, { gabarito: 'B' }, { posicao: 3, anulada: true }] },
      ]),
    );
  });

  it('are put back by one press, and those that were corrected since are named', async () => {
    const changed = { ...PAPER, desfaz: 'varias' as const };
    const { seen } = showPaper({
      [ONE]: changed,
      [ORDER]: { salvo: true, posicao: null, outras: [2], prova: PAPER },
    });
    await userEvent.click(await screen.findByText('Várias questões de uma vez'));
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer a última mudança de várias (Z)' }));
    // The question below is opened anew meanwhile, with the sentence.
    await waitFor(() => expect(screen.getByText('Mudaram depois disso, e ficam como estão: 52.')).toBeInTheDocument());
    expect(bodiesOf(seen, ORDER)).toMatchObject([{ ato: 'desfazer' }]);
  });
});
