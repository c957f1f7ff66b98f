import {
  listOf,
  refuse,
  sampleDeskNotice,
  sampleDeskNoticeLine,
  sampleEdital,
  type FakeCalls,
} from '@mapa/api-client/testing';
import { showAsStudent } from '@mapa/auth/testing';
import type { Role } from '@mapa/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { Desk } from '../screen/desk';
import { bodiesOf } from '../testing/show-paper';

const LIST = 'GET /api/customer-area/desk/notice';
const ONE = 'GET /api/customer-area/desk/notice/{id}';
const CREATE = 'POST /api/customer-area/desk/notice';
const CHANGE = 'PUT /api/customer-area/desk/notice/{id}';
const REMOVE = 'DELETE /api/customer-area/desk/notice/{id}';
const ROUTE = '/area-estudante/mesa/concursos';

const show = (calls: FakeCalls = {}, route = ROUTE, role: Role = 'admin') =>
  showAsStudent(
    <Routes>
      <Route path={ROUTE} element={<Desk route="deskNotices" viewer={role} />} />
      <Route path={`${ROUTE}/:id`} element={<Desk route="deskNotice" viewer={role} />} />
    </Routes>,
    {
      calls: {
        [LIST]: listOf(sampleDeskNoticeLine()),
        [ONE]: sampleDeskNotice(),
        'GET /api/institution': listOf({
          id: 3,
          tipo: 'banca',
          sigla: 'FUNDAVE',
          nome: 'Fundação das Aves',
          slug: 'fundave',
          questoes: 9,
          provas: 2,
        }),
        ...calls,
      },
      role,
      route,
    },
  );

const address = () => screen.getByLabelText('Endereço completo');
const open = async (calls: FakeCalls = {}, role: Role = 'admin') => {
  const shown = show(calls, `${ROUTE}/57`, role);
  await screen.findByRole('form', { name: 'Concurso' });
  return shown;
};
const write = async (label: string | RegExp, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.paste(text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }));

describe('notices at the desk', () => {
  it('lead to their forms, and are narrowed by words, state and board, which the address keeps', async () => {
    const { seen } = show();
    expect(await screen.findByRole('link', { name: 'ANFAM 2026' })).toHaveAttribute('href', `${ROUTE}/57`);
    const rows = within(screen.getByRole('region', { name: 'Concursos' }));
    expect(rows.getByText('Inscrições abertas')).toBeInTheDocument();
    expect(rows.getByText('Inscrições de 02/03/2026 a 20/03/2026, prova em 10/05/2026')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Concurso, cargo ou órgão'), 'farois{Enter}');
    await userEvent.selectOptions(screen.getByLabelText('Situação'), 'aberto');
    await userEvent.click(screen.getByText('Banca'));
    await userEvent.click(await screen.findByLabelText('FUNDAVE'));
    await waitFor(() =>
      expect(bodiesOf(seen, LIST).at(-1)).toEqual({ busca: 'farois', situacao: 'aberto', banca_id: [3] }),
    );
    expect(address()).toHaveTextContent(`${ROUTE}?busca=farois&situacao=aberto&banca_id%5B%5D=3`);
  });

  it('are written in one form, whose errors stand at their fields until the server takes it', async () => {
    const refusal = refuse(422, { link: ['Escreva o endereço inteiro, a começar por https://.'] });
    const created = { salvo: true, avisos: ['A sigla já era de outro.'], concurso: sampleDeskNotice() };
    const { seen } = show({ [CREATE]: ({ link }) => (link?.startsWith('https://') ? created : refusal) });
    await userEvent.click(await screen.findByRole('link', { name: 'Novo concurso' }));
    await userEvent.click(screen.getByRole('button', { name: 'Criar o concurso' }));
    expect(screen.getByLabelText('Nome do concurso')).toHaveAccessibleDescription('Preencha este campo.');
    await waitFor(() => expect(screen.getByLabelText('Nome do concurso')).toHaveFocus());
    expect(bodiesOf(seen, CREATE)).toEqual([]);
    await write('Nome do concurso', 'ANFAM 2026');
    await write('Órgão', 'ANFAM');
    await write(/Maior salário/, '9.120,50');
    await write(/Cargos/, 'Técnico\nAnalista');
    await write(/Endereço do edital/, 'edital.pdf');
    await userEvent.click(screen.getByLabelText('Superior'));
    await userEvent.click(screen.getByRole('button', { name: 'Criar o concurso' }));
    expect(await screen.findByText('Escreva o endereço inteiro, a começar por https://.')).toBeInTheDocument();
    await write(/Endereço do edital/, 'https://exemplo.com.br/e.pdf');
    await userEvent.click(screen.getByRole('button', { name: 'Criar o concurso' }));
    await waitFor(() => expect(address()).toHaveTextContent(`${ROUTE}/57`));
    expect(await screen.findByText('A sigla já era de outro.')).toBeInTheDocument();
    expect(bodiesOf(seen, CREATE).at(-1)).toMatchObject({
      concurso: 'ANFAM 2026',
      salario_min_centavos: null,
      salario_max_centavos: 912_050,
      cargos: ['Técnico', 'Analista'],
      escolaridades: ['superior'],
      vagas: null,
    });
    const [first, second] = bodiesOf(seen, CREATE) as { chave: string }[];
    expect(first?.chave).toBe(second?.chave);
  });

  it('lose nothing where two people change one', async () => {
    const theirs = sampleDeskNotice({ revisao: 'outra', campos: { vagas: 60, observacao: 'Provas à tarde.' } });
    const { seen } = await open({
      [CHANGE]: ({ revisao }) => ({ salvo: revisao === 'outra', avisos: [], concurso: theirs }),
    });
    await write(/^Vagas/, '50');
    expect(screen.getByText('Há mudanças que não foram guardadas.')).toBeInTheDocument();
    await save();
    expect(await screen.findByText(/nada se perdeu/)).toBeInTheDocument();
    expect(screen.getByLabelText(/^Vagas/)).toHaveValue('50');
    expect(screen.getByLabelText(/Observação/)).toHaveValue('Provas à tarde.');
    await userEvent.click(screen.getByRole('button', { name: 'Usar o dela em Vagas' }));
    expect(screen.getByLabelText(/^Vagas/)).toHaveValue('60');
    await save();
    expect(await screen.findByText('Concurso guardado.')).toBeInTheDocument();
    expect(bodiesOf(seen, CHANGE).at(-1)).toMatchObject({ revisao: 'outra', vagas: 60, observacao: 'Provas à tarde.' });
  });

  it('leave to the paper what it decides, and the rest to people', async () => {
    await open({ [ONE]: sampleDeskNotice({ tem_prova: true, campos: { uf: null } }) });
    expect(screen.getByLabelText('Nome do concurso')).toBeDisabled();
    expect(screen.getByLabelText(/^UF/)).toBeEnabled();
    expect(screen.getByLabelText(/^Vagas/)).toBeEnabled();
  });

  it('are read-only for a teacher', async () => {
    await open({}, 'professor');
    expect(screen.getByLabelText(/^Vagas/)).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Guardar' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Remover o concurso' })).not.toBeInTheDocument();
  });

  it('are removed after a question, and stay where something uses them', async () => {
    const sentence = 'Este concurso ainda é usado: 1 estudante o escolheu como sua prova.';
    let isUsed = true;
    await open({ [REMOVE]: () => (isUsed ? refuse(422, { erro: [sentence] }) : { success: true }) });
    await userEvent.click(screen.getByRole('button', { name: 'Remover o concurso' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remover' }));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    isUsed = false;
    await userEvent.click(screen.getByRole('button', { name: 'Remover' }));
    expect(await screen.findByText('“ANFAM 2026” foi removido.')).toBeInTheDocument();
    await waitFor(() => expect(address()).toHaveTextContent(new RegExp(`^${ROUTE}$`)));
  });
});

describe("a notice's edital", () => {
  const GIVE = 'PUT /api/customer-area/desk/notice/{id}/edital';
  const TAKE = 'DELETE /api/customer-area/desk/notice/{id}/edital';
  const edital = {
    nome: 'edital.pdf',
    lido_em: '2026-03-14T12:30:00.000Z',
    da_mesa: true,
    cargos: 2,
    topicos: 80,
    reconhecidos: 74,
    mapas: [],
  };
  const pdf = new File(['%PDF-1.7'], 'edital.pdf', { type: 'application/pdf' });
  const dropped = (read: object): FakeCalls => ({
    'POST /api/customer-area/edital': ({ id }) => sampleEdital({ id, estado: 'recebendo', leitura: null }),
    'PUT /api/customer-area/edital/{id}/chunk/{pedaco}': { recebidos: 1, total: 1 },
    'GET /api/customer-area/edital/{id}': ({ id }) => sampleEdital({ id, ...read }),
  });

  it('is dropped, read, and given to the notice once somebody has looked at it', async () => {
    const { seen } = await open({ ...dropped({ cargo: null }), [GIVE]: sampleDeskNotice({ edital }) });
    fireEvent.drop(screen.getByRole('group', { name: 'Edital do concurso' }), { dataTransfer: { files: [pdf] } });
    expect(await screen.findByText('Lido: 2 cargos.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Conferir e corrigir/ })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Dar a este concurso' }));
    expect(await screen.findByText('O edital está no concurso.')).toBeInTheDocument();
    const begun = seen.find(({ call }) => call === 'POST /api/customer-area/edital')?.args as { id: string };
    expect(bodiesOf(seen, GIVE)).toEqual([{ id: 57, edital_id: begun.id }]);
  });

  it('that cannot be read leaves the notice as it is, with the reason', async () => {
    const { seen } = await open(dropped({ estado: 'falhou', problema: 'O arquivo não tem texto.', leitura: null }));
    const drop = (file: File) =>
      fireEvent.drop(screen.getByRole('group', { name: 'Edital do concurso' }), { dataTransfer: { files: [file] } });
    drop(new File(['x'], 'edital.docx'));
    expect(await screen.findByText('Escolha o edital em PDF.')).toBeInTheDocument();
    drop(pdf);
    expect(await screen.findByText('O arquivo não tem texto.')).toBeInTheDocument();
    expect(bodiesOf(seen, GIVE)).toEqual([]);
  });

  it('is shown with what was read, and is taken away', async () => {
    const { seen } = await open({ [ONE]: sampleDeskNotice({ edital }), [TAKE]: sampleDeskNotice() });
    expect(screen.getByText('edital.pdf: 2 cargos, 74 de 80 tópicos com assunto no banco.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Retirar o edital' }));
    await waitFor(() => expect(bodiesOf(seen, TAKE)).toEqual([{ id: 57 }]));
  });

  it('has the maps of its offices, which are published and taken up again', async () => {
    const PUBLISH = 'POST /api/customer-area/desk/notice/{id}/map';
    const map = (situacao: 'oferecido' | 'retirado' | 'substituido', id = 31) => ({ id, nome: 'x', situacao });
    const mapas = [
      { cargo: 0, nome: 'ANALISTA', mapa: null, atual: false },
      { cargo: 1, nome: 'TÉCNICO', mapa: map('oferecido'), atual: true },
      { cargo: 2, nome: 'PERITO', mapa: map('oferecido', 32), atual: false },
      { cargo: 3, nome: 'AUXILIAR', mapa: map('retirado', 33), atual: true },
      { cargo: 4, nome: 'MÉDICO', mapa: map('substituido', 34), atual: false },
    ];
    const notice = sampleDeskNotice({ edital: { ...edital, mapas } });
    const { seen } = await open({ [ONE]: notice, [PUBLISH]: notice });
    const offices = screen.getByRole('list', { name: /^Um mapa publicado/ });
    expect(
      within(offices)
        .getAllByRole('button')
        .map((one) => one.getAttribute('aria-label')),
    ).toEqual(['Publicar o mapa: ANALISTA', 'Atualizar pelo edital: PERITO', 'Publicar de novo: AUXILIAR']);
    expect(within(offices).getByRole('link', { name: 'TÉCNICO' })).toHaveAttribute(
      'href',
      '/area-estudante/mesa/mapas/31',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Publicar o mapa: ANALISTA' }));
    expect(await screen.findByText('O mapa está publicado: todos podem escolhê-lo.')).toBeInTheDocument();
    expect(bodiesOf(seen, PUBLISH)).toEqual([{ id: 57, cargo: 0 }]);
  });

  it('is only shown to teachers', async () => {
    const mapas = [{ cargo: null, nome: '', mapa: null, atual: false }];
    await open({ [ONE]: sampleDeskNotice({ edital: { ...edital, mapas } }) }, 'professor');
    expect(screen.getByText('Mapa do edital')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Publicar/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver como os estudantes o veem' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retirar o edital' })).not.toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Edital do concurso' })).not.toBeInTheDocument();
  });
});
