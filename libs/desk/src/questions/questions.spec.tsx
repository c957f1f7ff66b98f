import { listOf, refuse, sampleBankLine, sampleDraftLine, type FakeCalls } from '@mapa/api-client/testing';
import { showAsStudent } from '@mapa/auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Desk } from '../desk';

const LIST = 'GET /api/customer-area/desk/question';
const DRAFTS = 'GET /api/customer-area/desk/draft';
const ROUTE = '/area-estudante/mesa/questoes';

const show = (calls: FakeCalls = {}, route = ROUTE) =>
  showAsStudent(<Desk route="deskQuestions" viewer="professor" />, {
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
    role: 'professor',
    route,
  });
const address = () => screen.getByLabelText('Endereço completo');

describe('questions at the desk', () => {
  it('lead to their pages, and say what there is to do about them', async () => {
    show({ [LIST]: listOf(sampleBankLine({ anulada: true, relatos: 2, assunto_sugerido: true })) });
    expect(await screen.findByRole('link', { name: 'Q101' })).toHaveAttribute('href', `${ROUTE}/101`);
    const row = within(screen.getByRole('region', { name: 'Questões' }));
    for (const words of ['Anulada', '2 relatos de erro', 'Assunto sugerido', 'Sem comentário', 'Quanto é 1 + 1?'])
      expect(row.getByText(words)).toBeInTheDocument();
    expect(screen.getByText('1 questão')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Questões' })).toHaveAttribute('aria-current', 'page');
  });

  it('are narrowed by words, situation and subject, which the address keeps', async () => {
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

  it('come in pages that are addresses, with the filter', async () => {
    show({ [LIST]: { ...listOf(sampleBankLine()), total: 45, last_page: 3 } }, `${ROUTE}?situacao=anulada`);
    expect(await screen.findByRole('link', { name: 'Próxima página' })).toHaveAttribute(
      'href',
      `${ROUTE}?situacao=anulada&page=2`,
    );
  });

  it('are drafts in doubt where these are asked for: their papers, and why they wait', async () => {
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
