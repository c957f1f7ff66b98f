import { type FakeCalls, offline, refuse, sampleNotebook } from '@mapa/api-client/testing';
import { showAsStudent, showAsVisitor } from '@mapa/auth/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Notebook } from '../model';
import { AddToNotebook } from './add-to-notebook';

const LIST = 'GET /api/customer-area/question-notebook';
const ADD = 'POST /api/customer-area/question-notebook/{id}/questions';
const TAKE_OUT = 'DELETE /api/customer-area/question-notebook/{id}/questions/{questao_id}';
const CREATE = 'POST /api/customer-area/question-notebook/';

const crase = sampleNotebook({ contem: false });
const paper = sampleNotebook({ id: '0b0a0000-0000-4000-8000-000000000002', nome: 'Prova do TRT', contem: true });
const listOf = (data: Notebook[], last_page = 1) => ({
  data,
  total: data.length,
  current_page: 1,
  last_page,
  per_page: 20,
});

const show = (change: FakeCalls = {}) =>
  showAsStudent(<AddToNotebook questionId={42} />, {
    calls: {
      [LIST]: listOf([crase, paper]),
      [ADD]: { ...crase, contem: true },
      [TAKE_OUT]: { ...paper, contem: false },
      ...change,
    },
  });
const row = (name: RegExp) => screen.findByRole('checkbox', { name });

describe('the notebooks of a question', () => {
  it('are ticked if they contain it; a tick adds it, and unticking removes it', async () => {
    const { seen } = show();
    expect(await row(/Crase e regência/)).not.toBeChecked();
    expect(await row(/Prova do TRT/)).toBeChecked();
    await userEvent.click(await row(/Crase e regência/));
    expect(await row(/Crase e regência/)).toBeChecked();
    await waitFor(() => expect(seen.find(({ call }) => call === ADD)?.args).toEqual({ id: crase.id, questoes: [42] }));
    await userEvent.click(await row(/Prova do TRT/));
    await waitFor(() =>
      expect(seen.find(({ call }) => call === TAKE_OUT)?.args).toEqual({ id: paper.id, questao_id: 42 }),
    );
    expect(await row(/Prova do TRT/)).not.toBeChecked();
    expect(seen.find(({ call }) => call === LIST)?.args).toEqual({ questao_id: 42, page: 1 });
  });

  it('undo a tick that is refused, and say why', async () => {
    show({ [TAKE_OUT]: refuse(422, { questao_id: ['Um caderno tem ao menos uma questão.'] }) });
    await userEvent.click(await row(/Prova do TRT/));
    expect(await screen.findByText('Um caderno tem ao menos uma questão.')).toBeInTheDocument();
    expect(await row(/Prova do TRT/)).toBeChecked();
  });

  it("accept nothing more at the plan's size", async () => {
    show({
      [LIST]: listOf([
        sampleNotebook({ contem: false, progresso: { total: 100, respondidas: 0, certas: 0, erradas: 0 } }),
      ]),
    });
    expect(await row(/cheio: 100 questões/)).toBeDisabled();
  });

  it('start with a new one for this question if there are none', async () => {
    const { seen } = show({ [LIST]: listOf([]), [CREATE]: sampleNotebook({ nome: 'Meu caderno' }) });
    await screen.findByText(/Você ainda não tem cadernos/);
    await userEvent.click(screen.getByRole('button', { name: 'Novo caderno com esta questão' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Criar caderno' }));
    await waitFor(() =>
      expect(seen.find(({ call }) => call === CREATE)?.args).toEqual({ nome: 'Meu caderno', questoes: [42] }),
    );
  });

  it('come in pages, and can be requested again after a failure', async () => {
    let isDown = true;
    show({ [LIST]: ({ page }) => (isDown ? offline() : listOf(page === 2 ? [paper] : [crase], 2)) });
    await screen.findByText('Seus cadernos não puderam ser carregados');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await row(/Crase e regência/);
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar outros cadernos' }));
    await row(/Prova do TRT/);
  });

  it('require a student: a visitor is asked to sign in', async () => {
    const { seen } = showAsVisitor(<AddToNotebook questionId={42} />);
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    expect(seen.some(({ call }) => call === LIST)).toBe(false);
  });
});
