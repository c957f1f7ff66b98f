import { type FakeCalls, fileOf, refuse, sampleNotebook } from '@mapa/api-client/testing';
import { showAsStudent } from '@mapa/auth/testing';
import { saveFile } from '@mapa/ui-kit';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExportDialog } from './export-dialog';

jest.mock('@mapa/ui-kit', () => ({ ...jest.requireActual<object>('@mapa/ui-kit'), saveFile: jest.fn() }));
const saved = jest.mocked(saveFile);

const EXPORT = 'POST /api/customer-area/question-notebook/{id}/export';
const notebook = sampleNotebook({
  nome: 'Crase & Regência: 2024',
  progresso: { total: 3, respondidas: 1, certas: 0, erradas: 1 },
});

const counted = (questions: number, withheld = 0) => ({
  'x-questoes-no-arquivo': String(questions),
  'x-questoes-de-fora': String(withheld),
});
const close = jest.fn();
const show = (answer: FakeCalls[typeof EXPORT] = fileOf('<quiz/>', counted(3))) =>
  showAsStudent(<ExportDialog notebook={notebook} onClose={close} />, { calls: { [EXPORT]: answer } });
const exportAs = async (label: string) => {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Formato' }), label);
  await userEvent.click(screen.getByRole('button', { name: 'Exportar' }));
};
const confirmKey = async () => userEvent.click(await screen.findByRole('button', { name: 'Mostrar o gabarito' }));
const asked = ({ seen }: ReturnType<typeof show>) => seen.filter(({ call }) => call === EXPORT).map(({ args }) => args);

beforeEach(() => {
  saved.mockClear();
  close.mockClear();
});

describe('a notebook exported as a file', () => {
  it('is the file that the server writes, without a question if it contains no key', async () => {
    const shown = show(fileOf('"Q1"', counted(3)));
    await exportAs('Planilha (CSV), sem gabarito');
    // The last change on the screen: the checks of the file below wait for no part of it.
    expect(await screen.findByText('3 questões no arquivo.')).toBeInTheDocument();
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(saved).toHaveBeenCalledWith(expect.any(Blob), 'crase-regencia-2024.csv');
    expect(asked(shown)).toEqual([{ id: notebook.id, formato: 'csv' }]);
    expect(await saved.mock.calls[0]?.[0].text()).toBe('"Q1"');
  });

  it.each([
    ['Moodle XML', 'moodle', 'crase-regencia-2024.xml'],
    ['GIFT', 'gift', 'crase-regencia-2024.gift.zip'],
    ['Aiken', 'aiken', 'crase-regencia-2024.aiken.txt'],
    ['Anki', 'anki', 'crase-regencia-2024.apkg'],
  ])('asks before it includes the key, in %s', async (label, formato, name) => {
    const shown = show();
    await exportAs(label);
    expect(await screen.findByRole('dialog', { name: 'Exportar com gabarito?' })).toBeInTheDocument();
    expect(
      screen.getByText(/As 2 questões que você ainda não respondeu neste caderno continuam abertas/),
    ).toBeInTheDocument();
    expect(asked(shown)).toEqual([]);
    await confirmKey();
    await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.any(Blob), name));
    expect(asked(shown)).toEqual([{ id: notebook.id, formato }]);
  });

  it("says how many questions the day's limit left out", async () => {
    show(fileOf('', counted(1, 2)));
    await exportAs('Planilha (CSV), sem gabarito');
    expect(
      await screen.findByText('1 questão no arquivo. 2 questões de fora: além do limite do dia.'),
    ).toBeInTheDocument();
  });

  it('says what the format left out', async () => {
    show(fileOf('', { ...counted(2), 'x-questoes-anuladas-de-fora': '1' }));
    await exportAs('Aiken');
    await confirmKey();
    expect(
      await screen.findByText(
        '2 questões no arquivo. 1 questão de fora: este formato só guarda questões com uma letra certa.',
      ),
    ).toBeInTheDocument();
  });

  it.each(['Planilha (CSV), sem gabarito', 'GIFT'])(
    'says why it is unavailable in %s, and stays open',
    async (label) => {
      show(refuse(403, { erro: ['Você já recebeu as 100 questões de hoje.'] }));
      await exportAs(label);
      if (label === 'GIFT') await confirmKey();
      expect(await screen.findByText('Você já recebeu as 100 questões de hoje.')).toBeInTheDocument();
      expect([saved.mock.calls, close.mock.calls]).toEqual([[], []]);
    },
  );
});
