import { listOf, refuse, sampleQuestion } from '@mapa/api-client/testing';
import type { FakeCalls } from '@mapa/api-client/testing';
import { showAsStudent } from '@mapa/auth/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleNotebook } from '../testing/samples';
import { ExportDialog } from './export-dialog';
import { fileName } from './formats';
import { saveFile } from './save-file';

jest.mock('./save-file', () => ({ saveFile: jest.fn() }));
const saved = jest.mocked(saveFile);

const RELEASE = 'POST /api/customer-area/question-notebook/release-key';
const notebook = sampleNotebook({ nome: 'Crase & Regência: 2024', progresso: { total: 2, respondidas: 0, certas: 0, erradas: 0 } });
const key = { alternativa_id: 12, letra: 'B', comentario: null };

const calls = (change: FakeCalls = {}): FakeCalls => ({
  'GET /api/customer-area/question-notebook/id': { ...notebook, assuntos: [] },
  'GET /api/customer-area/question-notebook/{id}/questions': listOf(sampleQuestion(1), sampleQuestion(2, { anulada: true })),
  [RELEASE]: listOf(
    sampleQuestion(1, { gabarito: key }),
    sampleQuestion(2, { anulada: true, gabarito: { ...key, alternativa_id: null, letra: null } }),
  ),
  ...change,
});
const close = jest.fn();
const show = (change?: FakeCalls) => showAsStudent(<ExportDialog notebook={notebook} onClose={close} />, { calls: calls(change) });
const exportAs = async (label: string) => {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Formato' }), label);
  await userEvent.click(screen.getByRole('button', { name: 'Exportar' }));
};

beforeEach(() => {
  saved.mockClear();
  close.mockClear();
});

describe('a notebook taken along as a file', () => {
  it('releases nothing without its key', async () => {
    const { seen } = show();
    await exportAs('Planilha (CSV), sem gabarito');
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(saved).toHaveBeenCalledWith('crase-regencia-2024.csv', 'text/csv', expect.stringContaining('"Q1"'));
    expect(seen.some(({ call }) => call === RELEASE)).toBe(false);
    expect(await screen.findByText('2 questões no arquivo.')).toBeInTheDocument();
  });

  it('asks before it holds the key, has it released with no answer written, and leaves annulled ones out', async () => {
    const { seen } = show();
    await exportAs('Moodle XML');
    expect(await screen.findByRole('dialog', { name: 'Exportar com gabarito?' })).toBeInTheDocument();
    expect(saved).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar o gabarito' }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect(saved.mock.calls[0]?.[2]).toContain('<idnumber>Q1</idnumber>');
    expect(saved.mock.calls[0]?.[2]).not.toContain('Q2');
    expect(seen.filter(({ call }) => !call.startsWith('GET ')).map(({ call, args }) => [call, args])).toEqual([
      [RELEASE, { caderno_id: notebook.id, page: 1, per_page: 100 }],
    ]);
    expect(await screen.findByText(/1 questão de fora/)).toBeInTheDocument();
  });

  it('says why it cannot be read, and stays open', async () => {
    show({ 'GET /api/customer-area/question-notebook/{id}/questions': refuse(403, { erro: ['Você já recebeu as 100 questões de hoje.'] }) });
    await exportAs('GIFT');
    expect(await screen.findByText('Você já recebeu as 100 questões de hoje.')).toBeInTheDocument();
    expect(close).not.toHaveBeenCalled();
  });

  it('is named after the notebook, or plainly', () => {
    expect(fileName('///', { extension: 'csv' })).toBe('caderno.csv');
  });
});
