import {
  listOf,
  publicQuestion,
  refuse,
  sampleAuditEntry,
  sampleBankQuestion,
  type FakeCalls,
} from '@mapa/api-client/testing';
import { showAsStudent } from '@mapa/auth/testing';
import type { Role } from '@mapa/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { Desk } from '../screen/desk';

const ONE = 'GET /api/customer-area/desk/question/{id}';
const KEY = 'PUT /api/customer-area/desk/question/{id}/key';
const MARK = 'PUT /api/customer-area/desk/question/{id}/mark';
const TEXT = 'PUT /api/customer-area/desk/question/{id}/text';
const SHARED = 'PUT /api/customer-area/desk/question/{id}/shared-text';
const AUDIT = 'GET /api/customer-area/desk/audit';

const show = (calls: FakeCalls = {}, role: Role = 'admin') =>
  showAsStudent(
    <Routes>
      <Route path="/area-estudante/mesa/questoes/:id" element={<Desk route="deskQuestion" viewer={role} />} />
    </Routes>,
    {
      calls: { [ONE]: sampleBankQuestion(), [AUDIT]: listOf(), ...calls },
      role,
      route: '/area-estudante/mesa/questoes/101',
    },
  );

describe('a question at the desk', () => {
  it('shows its text with key and comments, its versions, its papers and its answer counts', async () => {
    show();
    const sheet = within(await screen.findByRole('article', { name: 'Texto da questão' }));
    const [a, b] = sheet.getAllByRole('listitem');
    expect(a).toHaveTextContent(/^A1Falta um\.$/);
    expect(b).toHaveTextContent(/^B2Gabarito$/);
    expect(sheet.getByText('Some os dois.')).toBeInTheDocument();
    const versions = within(screen.getByRole('region', { name: 'Versões' }));
    expect(versions.getByText('Versão 2: mudou o gabarito')).toBeInTheDocument();
    expect(versions.getByText(/gabarito: Alternativa A$/)).toBeInTheDocument();
    const keys = within(screen.getByRole('region', { name: 'Gabaritos' }));
    expect(keys.getByText('Alternativa B · definitivo')).toBeInTheDocument();
    expect(keys.getByText(/^publicado em 13 de mar\. de 2026 · no banco desde/)).toBeInTheDocument();
    expect(keys.getByRole('link', { name: 'fonte' })).toHaveAttribute('href', 'https://banca.exemplo.br/gabarito.pdf');
    expect(screen.getByText('3 estudantes')).toBeInTheDocument();
    expect(screen.getByText('Prova X')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Questões' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Ver como o estudante vê' })).toHaveAttribute('href', '/questoes/101');
  });

  it('shows why it is annulled, and its history', async () => {
    const questao = publicQuestion({ anulada: true, motivo_situacao: 'duas respostas' });
    const entry = sampleAuditEntry({ objeto: 'questao', objeto_id: '101' });
    const { seen } = show({ [ONE]: sampleBankQuestion({ questao }), [AUDIT]: listOf(entry) });
    expect(await screen.findByText('Motivo: duas respostas')).toBeInTheDocument();
    expect(await screen.findByText(/Ana Souza, ana@exemplo.com.br$/)).toBeInTheDocument();
    expect(seen.find(({ call }) => call === AUDIT)?.args).toEqual({ questao_id: 101 });
  });

  it('corrects a shared text in all its questions, with the reason', async () => {
    const textos = [{ marca: 'b'.repeat(64), texto: '<p>Peixes nadan.</p>', questoes: 5 }];
    const question = sampleBankQuestion({ textos });
    const { seen } = show({ [ONE]: question, [SHARED]: { salvo: true, avisos: [], questao: question } });
    const text = within(await screen.findByRole('region', { name: 'Texto comum' }));
    await userEvent.click(text.getByRole('button', { name: 'Corrigir o texto comum' }));
    await userEvent.click(text.getByRole('button', { name: 'Guardar nas 5 questões' }));
    expect(text.getByRole('alert')).toHaveTextContent('Diga o motivo em algumas palavras.');
    await userEvent.type(text.getByRole('textbox', { name: 'Motivo' }), 'Erro da prova');
    await userEvent.click(text.getByRole('button', { name: 'Guardar nas 5 questões' }));
    expect(await screen.findByText('O texto foi corrigido em 5 questões.')).toBeInTheDocument();
    expect(seen.find(({ call }) => call === SHARED)?.args).toEqual({
      id: question.questao.id,
      marca: 'b'.repeat(64),
      texto: '<p>Peixes nadan.</p>',
      motivo: 'Erro da prova',
    });
  });

  it('shows no audit log to a teacher, who may not read it', async () => {
    const { seen } = show({}, 'professor');
    await screen.findByRole('article', { name: 'Texto da questão' });
    expect(seen.map(({ call }) => call)).toEqual([ONE]);
  });
});

describe('an act on a question', () => {
  async function open(name: string) {
    await userEvent.click(await screen.findByRole('button', { name }));
    return within(await screen.findByRole('dialog', { name }));
  }

  it('corrects the key, with reason and source, and shows the new one', async () => {
    const { seen } = show({
      [KEY]: { salvo: true, avisos: ['A prova mudou.'], questao: sampleBankQuestion({ gabarito: 'A' }) },
    });
    const dialog = await open('Corrigir o gabarito');
    expect(dialog.getByText(/^3 estudantes responderam esta questão/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Corrigir o gabarito' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('radio', { name: 'A 1' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Corrigir o gabarito' }));
    expect(dialog.getByText('Diga o motivo em algumas palavras.')).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText('Motivo'), 'Recurso 12');
    await userEvent.type(dialog.getByLabelText(/^Fonte/), 'https://banca.example/g.pdf');
    await userEvent.click(dialog.getByRole('button', { name: 'Corrigir o gabarito' }));
    expect(await screen.findByText('O gabarito agora é Alternativa A. A prova mudou.')).toBeInTheDocument();
    expect(seen.find(({ call }) => call === KEY)?.args).toEqual({
      id: 101,
      versao: 2,
      gabarito: 'A',
      motivo: 'Recurso 12',
      fonte: 'https://banca.example/g.pdf',
    });
  });

  it('corrects the sum of a somatório by its propositions', async () => {
    const questao = publicQuestion({
      tipo: 'questaosomatorio',
      alternativas: ['01', '02', '04'].map((letra, at) => ({ id: at + 1, letra, texto: `proposição ${letra}` })),
    });
    const { seen } = show({ [ONE]: sampleBankQuestion({ questao, gabarito: '01' }), [KEY]: refuse(503, 'Espere.') });
    const dialog = await open('Corrigir o gabarito');
    expect(dialog.getByRole('checkbox', { name: /^01/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('checkbox', { name: /^04/ }));
    await userEvent.type(dialog.getByLabelText('Motivo'), 'Recurso 12');
    await userEvent.click(dialog.getByRole('button', { name: 'Corrigir o gabarito' }));
    expect(await dialog.findByText('Espere.')).toBeInTheDocument();
    expect(seen.find(({ call }) => call === KEY)?.args).toMatchObject({ gabarito: '05' });
  });

  it('loses no typed text if somebody else was quicker', async () => {
    const questao = publicQuestion({ versao: 3 });
    const theirs = { salvo: false, avisos: [], questao: sampleBankQuestion({ gabarito: null, questao }) };
    const { seen } = show({ [KEY]: theirs });
    const dialog = await open('Corrigir o gabarito');
    await userEvent.click(dialog.getByRole('radio', { name: 'A 1' }));
    await userEvent.type(dialog.getByLabelText('Motivo'), 'Recurso 12');
    await userEvent.click(dialog.getByRole('button', { name: 'Corrigir o gabarito' }));
    expect(await dialog.findByText(/^Outra pessoa mudou esta questão.* Agora: sem gabarito\./)).toBeInTheDocument();
    expect(dialog.getByRole('radio', { name: 'A 1' })).toBeChecked();
    expect(dialog.getByLabelText('Motivo')).toHaveValue('Recurso 12');
    await userEvent.click(dialog.getByRole('button', { name: 'Corrigir o gabarito' }));
    await waitFor(() => expect(seen.filter(({ call }) => call === KEY)[1]?.args).toMatchObject({ versao: 3 }));
  });

  it('annuls it, and withdraws the annulment', async () => {
    let now = sampleBankQuestion();
    const annulled = sampleBankQuestion({ questao: publicQuestion({ anulada: true }) });
    const { seen } = show({ [ONE]: () => now, [MARK]: () => ({ salvo: true, avisos: [], questao: (now = annulled) }) });
    const dialog = await open('Anular a questão');
    await userEvent.type(dialog.getByLabelText('Motivo'), 'duas respostas');
    await userEvent.click(dialog.getByRole('button', { name: 'Anular a questão' }));
    expect(await screen.findByText('A questão está anulada.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Retirar a anulação' })).toBeInTheDocument();
    const args = { id: 101, marca: 'anulada', vale: true, motivo: 'duas respostas' };
    expect(seen.find(({ call }) => call === MARK)?.args).toEqual(args);
  });

  it('shows at its field or in a sentence why it was refused', async () => {
    show({ [KEY]: refuse(422, { fonte: ['Escreva o endereço inteiro, a começar por https://.'] }) });
    const dialog = await open('Corrigir o gabarito');
    await userEvent.click(dialog.getByRole('radio', { name: 'A 1' }));
    await userEvent.type(dialog.getByLabelText('Motivo'), 'Recurso 12');
    await userEvent.click(dialog.getByRole('button', { name: 'Corrigir o gabarito' }));
    expect(await dialog.findByText(/Escreva o endereço inteiro/)).toBeInTheDocument();
    expect(dialog.getByLabelText(/^Fonte/)).toHaveAccessibleDescription(/Escreva o endereço inteiro/);
  });

  it('corrects its texts; if somebody was quicker, their text stands above the typed one', async () => {
    const theirs = sampleBankQuestion({ questao: publicQuestion({ versao: 3, enunciado: '<p>O texto dela.</p>' }) });
    const answers = [
      { salvo: false, avisos: [], questao: theirs },
      { salvo: true, avisos: [], questao: theirs },
    ];
    const { seen } = show({ [TEXT]: () => answers.shift() ?? answers[0] } as never);
    await userEvent.click(await screen.findByRole('button', { name: 'Editar o texto' }));
    const form = within(screen.getByRole('form', { name: 'Texto da questão' }));
    const statement = form.getByRole('textbox', { name: 'Enunciado' });
    await userEvent.type(statement, ' Diga.');
    await userEvent.click(form.getByRole('button', { name: 'Guardar como nova versão' }));
    expect(form.getByText('Diga o motivo em algumas palavras.')).toBeInTheDocument();
    await userEvent.type(form.getByLabelText('Motivo'), 'erro de digitação');
    await userEvent.click(form.getByRole('button', { name: 'Guardar como nova versão' }));
    expect(await form.findByText('O texto dela.')).toBeInTheDocument();
    expect(statement).toHaveTextContent('Diga.');
    await userEvent.click(form.getByRole('button', { name: 'Guardar como nova versão' }));
    expect(await screen.findByText('A questão está na versão 3.')).toBeInTheDocument();
    const sent = seen.filter(({ call }) => call === TEXT).map(({ args }) => args);
    expect(sent).toMatchObject([
      {
        versao: 2,
        motivo: 'erro de digitação',
        enunciado: expect.stringContaining('Diga.'),
        alternativas: [
          { texto: '<p>1</p>', comentario: '<p>Falta um.</p>' },
          { texto: '<p>2</p>', comentario: null },
        ],
        comentario: '<p>Some os dois.</p>',
      },
      { versao: 3 },
    ]);
  });

  it('is closed to a teacher', async () => {
    show({}, 'professor');
    await screen.findByRole('article', { name: 'Texto da questão' });
    expect(screen.queryByRole('group', { name: 'Mudar a questão' })).not.toBeInTheDocument();
  });
});
