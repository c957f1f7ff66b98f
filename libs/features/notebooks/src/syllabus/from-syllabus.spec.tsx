import { type FakeCalls, refuse, sampleNotebook } from '@mapa/api-client/testing';
import { showAsStudent } from '@mapa/auth/testing';
import { SYLLABUS_MAX_LENGTH } from '@mapa/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FromSyllabus } from './from-syllabus';

const CREATE = 'POST /api/customer-area/question-notebook/';
const COUNT = 'GET /api/question/count';
const page = { total: 2, current_page: 1, last_page: 1, per_page: 100 };
const subject = (id: number, nome: string, questoes = id) => ({ id, nome, pai_id: null, questoes });
const matters = [
  { id: 1, nome: 'Língua Portuguesa', questoes: 90, assuntos: [subject(10, 'Crase'), subject(11, 'Regência')] },
  { id: 2, nome: 'Informática', questoes: 30, assuntos: [] },
];

const show = (change: FakeCalls = {}) =>
  showAsStudent(<FromSyllabus />, {
    calls: {
      'GET /api/matter': { ...page, data: matters },
      [COUNT]: ({ assunto_id = [], materia_id = [] }) => ({
        total: (assunto_id.length + materia_id.length) * 7,
        ocultas: { anuladas: 0, desatualizadas: 0 },
      }),
      [CREATE]: (body) => sampleNotebook({ nome: body.nome }),
      ...change,
    },
  });

async function paste(text: string) {
  await userEvent.click(screen.getByRole('button', { name: 'De um edital' }));
  await userEvent.click(await screen.findByRole('textbox', { name: 'Conteúdo programático' }));
  await userEvent.paste(text);
  await userEvent.click(await screen.findByRole('button', { name: 'Reconhecer assuntos' }));
}

describe('a notebook from the programme of an edital', () => {
  it('lists recognised topics with counts and ticks, and unrecognised ones, and makes the notebook', async () => {
    const { seen } = show();
    await paste('LÍNGUA PORTUGUESA: 1. Emprego da crase; 2. Regências. INFORMÁTICA. 3 Arquivologia.');
    const group = within(await screen.findByRole('group', { name: 'Língua Portuguesa' }));
    expect(group.getByRole('checkbox', { name: 'Crase 10 questões' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Informática, inteira 30 questões' })).toBeChecked();
    expect(screen.getByText('1 trecho não foi reconhecido')).toBeInTheDocument();
    expect(screen.getByText('Arquivologia')).toBeInTheDocument();
    await userEvent.click(group.getByRole('checkbox', { name: 'Regência 11 questões' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Continuar com 14 questões' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Criar caderno' }));
    await waitFor(() =>
      expect(seen.find(({ call }) => call === CREATE)?.args).toEqual({
        nome: 'Conteúdo do edital',
        filtros: { materia_id: [2], assunto_id: [10] },
        limite: 14,
      }),
    );
    expect(await screen.findByText('“Conteúdo do edital” está nos seus cadernos.')).toBeInTheDocument();
  });

  it('keeps the text if nothing is recognised, and says so', async () => {
    show();
    await paste('Lorem ipsum dolor');
    expect(await screen.findByText(/Não reconhecemos nenhuma matéria/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Conteúdo programático' })).toHaveValue('Lorem ipsum dolor');
  });

  it('cannot continue without a topic, nor while the questions cannot be counted', async () => {
    show({ [COUNT]: refuse(503, { erro: ['O serviço está indisponível.'] }) });
    await paste('Crase');
    expect(await screen.findByText('O serviço está indisponível.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Crase 10 questões' }));
    expect(screen.getByRole('button', { name: 'Continuar com 0 questões' })).toBeDisabled();
  });

  it('cuts nothing off a text that is too long, and states the limit', async () => {
    show();
    await paste('Crase. '.repeat(SYLLABUS_MAX_LENGTH / 7 + 1));
    expect(screen.getByText(/^O texto tem 100\.\d{3} caracteres e cabem 100\.000\./)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reconhecer assuntos' })).toBeDisabled();
  });
});
