import { type FakeCalls, offline, refuse, sampleNotebook, samplePlanUse } from '@mapa/api-client/testing';
import { showAsLoading, showAsStudent } from '@mapa/auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Notebook } from '../model';
import { NotebooksScreen } from './notebooks-screen';

const LIST = 'GET /api/customer-area/question-notebook';
const RENAME = 'PUT /api/customer-area/question-notebook/{id}';
const DUPLICATE = 'POST /api/customer-area/question-notebook/duplicate';
const RESET = 'POST /api/customer-area/question-notebook/reset';
const REMOVE = 'DELETE /api/customer-area/question-notebook/{id}';
const PLAN = 'GET /api/customer-area/user/plan';

const begun = sampleNotebook();
const paper = sampleNotebook({
  id: '0b0a0000-0000-4000-8000-000000000002',
  nome: 'Prova do TRT',
  origem: { tipo: 'prova', prova_id: 57 },
  ultima_resposta_em: null,
  progresso: { total: 60, respondidas: 0, certas: 0, erradas: 0 },
});

const listOf = (data: Notebook[], last_page = 1) => ({
  data,
  total: data.length,
  current_page: 1,
  last_page,
  per_page: 20,
});

/** A student's notebooks that really change. */
function callsWith(notebooks: Notebook[], change: FakeCalls = {}): FakeCalls {
  const own = new Map(notebooks.map((notebook) => [notebook.id, notebook]));
  const keep = (notebook: Notebook) => {
    own.set(notebook.id, notebook);
    return notebook;
  };
  return {
    [LIST]: () => listOf([...own.values()]),
    [RENAME]: ({ id, nome }) => keep({ ...begun, id, nome }),
    [DUPLICATE]: () => keep({ ...begun, id: '0b0a0000-0000-4000-8000-000000000009', nome: `${begun.nome} (cópia)` }),
    [RESET]: ({ caderno_id }) => {
      keep({ ...begun, id: caderno_id, epoca: 2, progresso: { total: 8, respondidas: 0, certas: 0, erradas: 0 } });
      return { success: true, epoca: 2 };
    },
    [REMOVE]: ({ id }) => {
      own.delete(id);
      return { success: true };
    },
    ...change,
  };
}

const show = (calls: FakeCalls, route = '/area-estudante/cadernos') =>
  showAsStudent(<NotebooksScreen />, { calls, route });
const card = async (name: string) => within(await screen.findByRole('article', { name }));

async function choose(action: string) {
  const tools = () => screen.queryByRole('group', { name: `Organizar ${begun.nome}` });
  if (!tools())
    await userEvent.click((await card(begun.nome)).getByRole('button', { name: `Organizar: ${begun.nome}` }));
  await userEvent.click(
    within(await screen.findByRole('group', { name: `Organizar ${begun.nome}` })).getByRole('button', { name: action }),
  );
}

describe("the student's notebooks", () => {
  it('appear together with the plan and the ways to make another, so that nothing moves', async () => {
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const { arrive: arriveProfile } = showAsLoading(<NotebooksScreen />, {
      calls: callsWith([begun], { [LIST]: () => arrived.then(() => listOf([begun])) }),
    });
    const alone = () => {
      expect(screen.getByRole('group', { name: 'Carregando seus cadernos' })).toBeInTheDocument();
      expect(screen.queryByText(/Plano gratuito/)).not.toBeInTheDocument();
      expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
    };
    alone();
    arriveProfile();
    alone();
    arrive();
    await card(begun.nome);
    expect(screen.getByText(/Plano gratuito/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Criar outro caderno' })).toBeInTheDocument();
  });

  it('wait for the profile, whose line stands above them', async () => {
    const { seen, arrive } = showAsLoading(<NotebooksScreen />, { calls: callsWith([begun]) });
    await waitFor(() => expect(seen.some(({ call }) => call === LIST)).toBe(true));
    expect(screen.getByRole('group', { name: 'Carregando seus cadernos' })).toBeInTheDocument();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    arrive();
    await card(begun.nome);
  });

  it('show their subjects on request, and try again after a failure', async () => {
    const OPTIONS = 'GET /api/customer-area/question-notebook/question-filters/{id}';
    const materias = Array.from({ length: 10 }, (_, at) => ({ id: at, nome: `Matéria ${at}`, questoes: 1 }));
    const options = {
      materias,
      assuntos: [],
      bancas: [{ id: 1, nome: 'FGV', questoes: 1200 }],
      instituicoes: [],
      anos: [
        { ano: 2019, questoes: 3 },
        { ano: 2024, questoes: 1 },
      ],
    };
    let broken = true;
    const { seen } = show(callsWith([begun], { [OPTIONS]: () => (broken ? offline() : options) }));
    const row = await card(begun.nome);
    expect(seen.some(({ call }) => call === OPTIONS)).toBe(false);
    await userEvent.click(row.getByText('Matérias, bancas e anos'));
    broken = false;
    await userEvent.click(await row.findByRole('button', { name: 'Tentar novamente' }));
    await row.findByText('Bancas');
    expect(
      row
        .getAllByRole('definition')
        .map(({ textContent }) => textContent)
        .slice(-5),
    ).toEqual(['Matéria 7 1', 'e mais 2', 'FGV 1.200', '2024 1', '2019 3']);
    expect(row.queryByText('Órgãos')).toBeNull();
    expect(seen.filter(({ call }) => call === OPTIONS).at(-1)?.args).toEqual({ id: begun.id });
  });

  it('show their origin, progress and accuracy, and link to the next question', async () => {
    show(callsWith([begun, paper]));
    const first = await card(begun.nome);
    expect(first.getByText('De um filtro: 2 assuntos, 2024')).toBeInTheDocument();
    expect(first.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '4 de 8 questões');
    expect(first.getByText('75% de acerto')).toBeInTheDocument();
    expect(first.getByText('Última resposta em 3 de nov. de 2026')).toBeInTheDocument();
    expect(first.getByRole('link', { name: `Continuar: ${begun.nome}` })).toHaveAttribute(
      'href',
      `/area-estudante/cadernos/${begun.id}`,
    );
    expect(first.getByRole('link', { name: `Revisar: ${begun.nome}` })).toHaveAttribute(
      'href',
      `/area-estudante/cadernos-revisao/${begun.id}`,
    );
    const second = await card(paper.nome);
    expect(second.getByText('Questões de uma prova')).toBeInTheDocument();
    expect(second.getByRole('link', { name: `Começar: ${paper.nome}` })).toBeInTheDocument();
    expect(second.queryByRole('link', { name: /Revisar/ })).not.toBeInTheDocument();
  });

  it('are renamed', async () => {
    show(callsWith([begun]));
    await choose('Renomear');
    const name = await screen.findByRole('textbox', { name: 'Nome do caderno' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Crase{Enter}');
    await card('Crase');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('keep a refused name as typed, and say why', async () => {
    show(callsWith([begun], { [RENAME]: refuse(422, { nome: ['Este nome não serve.'] }) }));
    await choose('Renomear');
    const name = await screen.findByRole('textbox', { name: 'Nome do caderno' });
    await userEvent.clear(name);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Renomear' }));
    expect(await screen.findByText('Dê um nome ao caderno.')).toBeInTheDocument();
    await userEvent.type(name, 'Outro{Enter}');
    expect(await screen.findByText('Este nome não serve.')).toBeInTheDocument();
    expect(name).toHaveValue('Outro');
  });

  it('are copied without answers', async () => {
    show(callsWith([begun]));
    await choose('Duplicar');
    await card('Crase e regência (cópia)');
    expect(
      await screen.findByText('“Crase e regência (cópia)” está nos seus cadernos, sem respostas.'),
    ).toBeInTheDocument();
  });

  it('say why a copy was refused', async () => {
    show(callsWith([begun], { [DUPLICATE]: refuse(403, { erro: ['O plano gratuito permite 3 cadernos.'] }) }));
    await choose('Duplicar');
    expect(await screen.findByText('O plano gratuito permite 3 cadernos.')).toBeInTheDocument();
  });

  it('are reset only after saying what is kept', async () => {
    show(callsWith([begun]));
    await choose('Recomeçar');
    const dialog = within(await screen.findByRole('dialog', { name: 'Recomeçar o caderno?' }));
    expect(dialog.getByText('Você poderá responder de novo as 4 questões.')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Recomeçar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await (await card(begun.nome)).findByText('Nenhuma resposta ainda')).toBeInTheDocument();
  });

  it('can be reset even if only keys were seen', async () => {
    const seen = { ...begun, continuar: null, progresso: { total: 8, respondidas: 0, certas: 0, erradas: 0 } };
    show(callsWith([seen]));
    const shown = await card(begun.nome);
    expect(shown.getByText('8 questões só lidas')).toBeInTheDocument();
    expect(shown.queryByText(/Última resposta/)).not.toBeInTheDocument();
    expect(shown.getByText(/já foi visto, por “só ler” ou numa impressão ou exportação antiga/)).toBeInTheDocument();
    await userEvent.click(shown.getByRole('button', { name: `Recomeçar: ${begun.nome}` }));
    expect(await screen.findByText('Você poderá responder as questões que só leu.')).toBeInTheDocument();
  });

  it('say when their key was released', async () => {
    show(callsWith([{ ...begun, gabarito_liberado_em: '2026-11-03T15:00:00.000Z' }]));
    expect((await card(begun.nome)).getByText('Gabarito liberado em 3 de nov. de 2026')).toBeInTheDocument();
  });

  it('are deleted only after saying what happens to the answers', async () => {
    const { seen } = show(callsWith([begun, paper]));
    await choose('Apagar');
    const asked = within(await screen.findByRole('dialog', { name: 'Apagar o caderno?' }));
    expect(asked.getByText('As respostas que você já deu ficam guardadas no seu histórico.')).toBeInTheDocument();
    await userEvent.click(asked.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(seen.some(({ call }) => call === REMOVE)).toBe(false);
    await choose('Apagar');
    const again = within(await screen.findByRole('dialog', { name: 'Apagar o caderno?' }));
    await userEvent.click(again.getByRole('button', { name: 'Apagar' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: begun.nome })).not.toBeInTheDocument());
  });

  it('come in pages', async () => {
    const { seen } = show(
      callsWith([], { [LIST]: ({ page }) => ({ ...listOf([begun], 2), total: 21, current_page: page ?? 1 }) }),
      '/area-estudante/cadernos?page=2',
    );
    await card(begun.nome);
    expect(seen.find(({ call }) => call === LIST)?.args).toEqual({ page: 2 });
    expect(screen.getByRole('link', { name: 'Página 1' })).toHaveAttribute('href', '/area-estudante/cadernos');
  });

  it('lead back from a page that no longer exists', async () => {
    show(
      callsWith([], { [LIST]: refuse(404, { erro: ['Não encontramos o que você procura.'] }) }),
      '/area-estudante/cadernos?page=9',
    );
    expect(await screen.findByRole('link', { name: 'Ir para a primeira página' })).toHaveAttribute(
      'href',
      '/area-estudante/cadernos',
    );
  });

  it('start with the ways to make one if there are none', async () => {
    show(callsWith([]));
    expect(await screen.findByRole('heading', { name: 'Crie seu primeiro caderno' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'De um filtro' })).toHaveAttribute('href', '/questoes');
    expect(screen.getByRole('link', { name: 'De uma prova' })).toHaveAttribute('href', '/provas');
  });

  it('can be requested again after a failure', async () => {
    let isDown = true;
    show(callsWith([], { [LIST]: () => (isDown ? offline() : listOf([begun])) }));
    await screen.findByText('Sem conexão. Verifique sua internet e tente novamente.');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await card(begun.nome);
  });
});

describe('the limits of the plan', () => {
  it('are shown before they are reached, and at the limit', async () => {
    show(callsWith([begun], { [PLAN]: samplePlanUse({ cadernos: { limite: 3, usados: 3 } }) }));
    expect(await screen.findByText(/3 de 3 cadernos · 37 de 100 questões hoje/)).toBeVisible();
    expect(await screen.findByText(/Apague um dos seus para criar outro/)).toBeVisible();
  });

  it('are not requested for a student without limits', async () => {
    const { seen } = showAsStudent(<NotebooksScreen />, { calls: callsWith([begun]), plan: 'plano_pago_primary' });
    await card(begun.nome);
    expect(seen.map(({ call }) => call)).not.toContain(PLAN);
  });
});
