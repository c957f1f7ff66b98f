import { sampleDeskPaper, sampleDraft } from '@mapa/api-client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bodiesOf, openDraft, showPaper } from '../testing/show-paper';

const ONE = 'GET /api/customer-area/desk/paper/{id}';
const DATA = 'PUT /api/customer-area/desk/paper/{id}';
const BATCH = 'PUT /api/customer-area/desk/paper/{id}/question-batch';
const QUESTION = 'GET /api/customer-area/desk/paper/{id}/question/{posicao}';
const RECOVERED = /Recuperamos o que você tinha escrito/;

afterEach(() => localStorage.clear());

/** The drafts of anybody on this device. */
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('mapa:mesa:'));

describe('what was typed and not sent, when the page is opened again', () => {
  it('is in the form of the paper’s data, with what the server has in the other fields', async () => {
    const first = showPaper();
    await userEvent.type(await screen.findByLabelText(/^Cargo/), ' de Redes');
    expect(kept()).toHaveLength(1);
    first.unmount();
    const paper = sampleDeskPaper();
    const dados = { ...paper.dados, cargo: 'Analista de Redes', area: 'TI' };
    const { seen } = showPaper({
      [ONE]: { ...paper, dados: { ...paper.dados, area: 'TI' } },
      [DATA]: { salvo: true, prova: { ...paper, dados } },
    });
    const form = within(await screen.findByRole('form', { name: 'Dados da prova' }));
    expect(form.getByText(RECOVERED)).toBeInTheDocument();
    expect(form.getByLabelText(/^Cargo/)).toHaveValue(`${paper.dados.cargo ?? ''} de Redes`);
    expect(form.getByLabelText(/^Área/)).toHaveValue('TI');
    await userEvent.click(form.getByRole('button', { name: /os dados$/ }));
    await waitFor(() => expect(bodiesOf(seen, DATA)).toHaveLength(1));
    await waitFor(() => expect(form.queryByText(RECOVERED)).not.toBeInTheDocument());
    expect(kept()).toEqual([]);
  });

  it('is in the key of several questions, until it is stored', async () => {
    const first = showPaper();
    await userEvent.click(await screen.findByText('Várias questões de uma vez'));
    await userEvent.type(screen.getByLabelText('Gabarito'), '1-A');
    first.unmount();
    showPaper({ [BATCH]: { outras: [], prova: sampleDeskPaper() } });
    const part = within(await screen.findByRole('group', { name: 'Gabarito de várias' }));
    expect(part.getByLabelText('Gabarito')).toBeVisible();
    expect(part.getByLabelText('Gabarito')).toHaveValue('1-A');
    await userEvent.click(part.getByRole('button', { name: 'Descartar o que escrevi' }));
    expect(part.getByLabelText('Gabarito')).toHaveValue('');
    expect(kept()).toEqual([]);
  });

  it('is in the shared text, opened for correction', async () => {
    const draft = sampleDraft({ textos: [{ marca: 'a'.repeat(64), texto: '<p>Peixes nadan.</p>', questoes: 5 }] });
    const calls = { [QUESTION]: draft };
    const first = showPaper(calls);
    const text = async () => within(await (await openDraft()).findByRole('region', { name: 'Texto comum' }));
    await userEvent.click((await text()).getByRole('button', { name: 'Corrigir o texto comum' }));
    const editor = (await text()).getByRole('textbox', { name: 'Texto comum' });
    editor.innerHTML = '<p>Peixes nadam.</p>';
    fireEvent.input(editor);
    first.unmount();
    showPaper(calls);
    expect((await text()).getByRole('textbox', { name: 'Texto comum' })).toHaveTextContent('Peixes nadam.');
    expect((await text()).getByText(RECOVERED)).toBeInTheDocument();
    await userEvent.click((await text()).getByRole('button', { name: 'Cancelar' }));
    expect(kept()).toEqual([]);
  });
});
