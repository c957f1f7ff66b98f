import { listOf, refuse, sampleBankLine, sampleDraftLine, type FakeCalls } from '@mapa/api-client/testing';
import { showAsStudent } from '@mapa/auth/testing';
import type { Role } from '@mapa/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Desk } from '../screen/desk';

const LIST = 'GET /api/customer-area/desk/question';
const DRAFTS = 'GET /api/customer-area/desk/draft';
const ROUTE = '/area-estudante/mesa/questoes';

const show = (calls: FakeCalls = {}, route = ROUTE, role: Role = 'professor') =>
  showAsStudent(<Desk route="deskQuestions" viewer={role} />, {
    calls: {
      [LIST]: listOf(sampleBankLine()),
      'GET /api/matter': listOf({
        id: 1,
        nome: 'Português',
        questoes: 3,
        assuntos: [{ id: 10, nome: 'Crase', questoes: 3, pai_id: 1 }],
      }),
      ...calls,
    },
    role,
    route,
  });
const address = () => screen.getByLabelText('Endereço completo');

describe('questions at the desk', () => {
  it('link to their pages, and show their open tasks', async () => {
    show({ [LIST]: listOf(sampleBankLine({ anulada: true, relatos: 2, pedidos: 1, assunto_sugerido: true })) });
    expect(await screen.findByRole('link', { name: 'Q101' })).toHaveAttribute('href', `${ROUTE}/101`);
    const row = within(screen.getByRole('region', { name: 'Questões' }));
    for (const words of [
      'Anulada',
      '2 relatos de erro',
      '1 pedido de comentário',
      'Assunto sugerido',
      'Sem comentário',
      'Quanto é 1 + 1?',
    ])
      expect(row.getByText(words)).toBeInTheDocument();
    expect(screen.getByText('1 questão')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Questões' })).toHaveAttribute('aria-current', 'page');
  });

  it('are narrowed by words, situation and subject, which the address stores', async () => {
    const { seen } = show();
    await userEvent.type(await screen.findByLabelText('Código ou palavras'), 'crase{Enter}');
    await userEvent.selectOptions(screen.getByLabelText('Situação'), 'relatada');
    await userEvent.click(screen.getByText('Assunto'));
    await userEvent.click(await screen.findByLabelText('Português › Crase'));
    const filter = { busca: 'crase', situacao: 'relatada', assunto_id: [10] };
    await waitFor(() => expect(seen.at(-1)?.args).toEqual(filter));
    expect(address()).toHaveTextContent(`${ROUTE}?busca=crase&situacao=relatada&assunto_id%5B%5D=10`);
    await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    expect(address()).toHaveTextContent(new RegExp(`^${ROUTE}$`));
  });

  it('come in pages with addresses, with the filter', async () => {
    show({ [LIST]: { ...listOf(sampleBankLine()), total: 45, last_page: 3 } }, `${ROUTE}?situacao=anulada`);
    expect(await screen.findByRole('link', { name: 'Próxima página' })).toHaveAttribute(
      'href',
      `${ROUTE}?situacao=anulada&page=2`,
    );
  });

  it('are drafts in doubt on request: their papers, and why they wait', async () => {
    const { seen } = show(
      { [DRAFTS]: listOf(sampleDraftLine()) },
      `${ROUTE}?situacao=rascunho&busca=correta&prova_id[]=3`,
    );
    const link = await screen.findByRole('link', { name: 'Questão 2' });
    expect(link.getAttribute('href')).toMatch(/^\/area-estudante\/mesa\/provas\//);
    expect(screen.getByText('Não tem resposta certa.')).toBeInTheDocument();
    expect(screen.getByText('1 rascunho em dúvida')).toBeInTheDocument();
    expect(seen.map(({ call, args }) => [call, args])).toEqual([[DRAFTS, { busca: 'correta' }]]);
    expect(screen.queryByText('Prova', { selector: 'summary *' })).not.toBeInTheDocument();
  });

  it('may be none, or fail with the reason', async () => {
    show({ [LIST]: listOf() });
    expect(await screen.findByText('Nenhuma questão encontrada')).toBeInTheDocument();
    show({ [LIST]: refuse(503, 'O servidor está ocupado.') });
    expect(await screen.findByText('O servidor está ocupado.')).toBeInTheDocument();
  });
});

const BATCH = 'PUT /api/customer-area/desk/question-batch';
const SUBJECTS = 'GET /api/customer-area/desk/subject';
const muda = { questoes: 1, iguais: 1, recusadas: [], estudantes: 4, mapas: 2 };

describe('selected questions', () => {
  const two = listOf(sampleBankLine(), sampleBankLine({ id: 102, codigo: 'Q102' }));

  it('are changed together, after a preview of the changes', async () => {
    const recusadas = [{ id: 102, codigo: 'Q102', motivo: 'A questão não tem gabarito.' }];
    const { seen } = show(
      {
        [LIST]: two,
        [BATCH]: (args: { so_conferir: boolean }) => ({
          feito: !args.so_conferir,
          muda: { ...muda, recusadas },
          avisos: [],
        }),
      },
      ROUTE,
      'admin',
    );
    await userEvent.click(await screen.findByLabelText('Escolher Q101'));
    expect(screen.getByText('1 escolhida de até 200')).toBeInTheDocument();
    await userEvent.click(screen.getByLabelText('Escolher esta página'));
    await userEvent.click(screen.getByRole('button', { name: 'Mudar as escolhidas' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Retirar a anulação' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Retirar a anulação: 2 questões' }));
    await userEvent.type(dialog.getByLabelText('Motivo'), 'gabarito definitivo');
    await userEvent.click(dialog.getByRole('button', { name: 'Conferir o que muda' }));
    expect(await dialog.findByText('1 questão muda.')).toBeInTheDocument();
    expect(dialog.getByText('4 estudantes que já responderam e 2 mapas')).toBeInTheDocument();
    expect(dialog.getByText(/fica como está: A questão não tem gabarito\./)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Retirar a anulação: 1 questão' }));
    expect(await screen.findByText('1 questão mudou.')).toBeInTheDocument();
    const body = { ids: [101, 102], ato: 'retirar_anulacao', motivo: 'gabarito definitivo' };
    expect(seen.filter(({ call }) => call === BATCH).map(({ args }) => args)).toEqual([
      { ...body, so_conferir: true },
      { ...body, so_conferir: false },
    ]);
    expect(screen.queryByRole('button', { name: 'Mudar as escolhidas' })).not.toBeInTheDocument();
  });

  it('are given a subject of the tree', async () => {
    const tree = {
      assuntos: [{ id: 7, nome: 'Português', pai_id: null, questoes: 3, nomes_anteriores: [] }],
      candidatos: [],
      mudancas: [],
    };
    const { seen } = show(
      { [LIST]: two, [SUBJECTS]: tree, [BATCH]: { feito: false, muda, avisos: [] } },
      ROUTE,
      'admin',
    );
    await userEvent.click(await screen.findByLabelText('Escolher Q102'));
    await userEvent.click(screen.getByRole('button', { name: 'Mudar as escolhidas' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mudar o assunto' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Motivo'), 'edital');
    expect(dialog.getByRole('button', { name: 'Conferir o que muda' })).toBeDisabled();
    await userEvent.click(await dialog.findByLabelText('Português'));
    await userEvent.click(dialog.getByRole('button', { name: 'Conferir o que muda' }));
    expect(await dialog.findByText('1 já está assim')).toBeInTheDocument();
    expect(seen.at(-1)?.args).toMatchObject({ ids: [102], ato: 'assunto', assunto_id: 7, so_conferir: true });
  });

  it('cannot be selected by a teacher', async () => {
    show({ [LIST]: two });
    expect(await screen.findByRole('link', { name: 'Q101' })).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: /Escolher/ })).not.toBeInTheDocument();
  });

  it('are deselected when the list changes', async () => {
    show({ [LIST]: two }, ROUTE, 'admin');
    await userEvent.click(await screen.findByLabelText('Escolher Q101'));
    await userEvent.selectOptions(screen.getByLabelText('Situação'), 'relatada');
    await waitFor(() => expect(screen.queryByText('1 escolhida de até 200')).not.toBeInTheDocument());
  });
});
