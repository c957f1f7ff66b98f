import { offline, refuse, type FakeCalls } from '@mapa/api-client/testing';
import { keepSampleAnswer } from '@mapa/auth';
import { craseQuestion, renderScreen } from '@mapa/question/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SampleQuestion } from './sample-question';

const SAMPLE = 'GET /api/sample-question';
const ANSWER = 'POST /api/sample-question/{id}';
const KEPT = 'mapa_amostras';
const calls: FakeCalls = {
  [SAMPLE]: { questao: craseQuestion() },
  [ANSWER]: ({ id, alternativa_id }) => ({
    questao_id: id,
    alternativa_id,
    acertou: alternativa_id === 101,
    gabarito: { alternativa_id: 101, letra: 'A', comentario: '<p>Quem vai à praia volta da praia.</p>' },
  }),
};

const show = async (over: FakeCalls = {}, as: 'visitor' | 'student' = 'visitor') => {
  const view = renderScreen(<SampleQuestion />, { calls: { ...calls, ...over }, as });
  await screen.findByRole('region', { name: 'Responda a uma questão agora' });
  return view;
};
const alternative = (name: RegExp) => screen.getByRole('radio', { name });
const answer = async (name: RegExp) => {
  await userEvent.click(alternative(name));
  await userEvent.click(screen.getByRole('button', { name: 'Responder' }));
};
const kept = () => JSON.parse(localStorage.getItem(KEPT) ?? '[]') as unknown;

afterEach(() => localStorage.clear());

describe("the day's sample question", () => {
  it('is answered in its place: verdict, right alternative and comment, then the use of an account', async () => {
    await show();
    await answer(/^B/);
    const verdict = await screen.findByRole('heading', { name: 'Você errou. Gabarito: A' });
    expect(verdict).toHaveFocus();
    expect(alternative(/^A.*Gabarito$/)).toBeDisabled();
    expect(alternative(/^B.*Sua resposta, incorreta$/)).toBeChecked();
    expect(screen.getByText('Quem vai à praia volta da praia.')).toBeVisible();
    expect(screen.getByText(/fica guardada neste navegador por 7 dias/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Criar conta grátis' })).toHaveAttribute('href', '/cadastro');
    expect(screen.getByRole('link', { name: 'Mais questões sobre Crase' })).toBeVisible();
  });

  it('explains with the verdict, and not before, why each alternative is right or wrong', async () => {
    const comentarios_alternativas = [{ alternativa_id: 103, texto: '<p>“Há” é do verbo haver.</p>' }];
    await show({
      [ANSWER]: ({ id, alternativa_id }) => ({
        questao_id: id,
        alternativa_id,
        acertou: alternativa_id === 101,
        gabarito: { alternativa_id: 101, letra: 'A', comentario: null, comentarios_alternativas },
      }),
    });
    expect(alternative(/^C/)).not.toHaveAccessibleDescription();
    await answer(/^A/);
    expect(await screen.findByText('“Há” é do verbo haver.')).toBeVisible();
    expect(alternative(/^C/)).toHaveAccessibleDescription('“Há” é do verbo haver.');
  });

  it('keeps the first answer for the account', async () => {
    await show();
    await answer(/^A/);
    await screen.findByRole('heading', { name: 'Você acertou!' });
    expect(kept()).toEqual([
      {
        questao_id: 12,
        alternativa_id: 101,
        uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
        respondida_em: expect.any(String),
      },
    ]);
    expect([alternative(/^A/), alternative(/^B/)].map((one) => one.matches(':disabled'))).toEqual([false, true]);
  });

  it('asks for a choice if none is made', async () => {
    const { seen } = await show();
    await userEvent.click(screen.getByRole('button', { name: 'Responder' }));
    expect(screen.getByText('Escolha uma alternativa.')).toBeVisible();
    expect(seen.filter(({ call }) => call === ANSWER)).toEqual([]);
    await userEvent.click(alternative(/^C/));
    expect(screen.queryByText('Escolha uma alternativa.')).toBeNull();
  });

  it('shows a returning visitor the stored answer, and its correction on request', async () => {
    keepSampleAnswer({
      questao_id: 12,
      alternativa_id: 102,
      uuid: '0b9f9c2e-8a43-4c53-9f5e-0d6f6f6f0a01',
      respondida_em: new Date().toISOString(),
    });
    const before = kept();
    await show();
    expect(screen.getByText('Você já respondeu a esta questão.')).toBeVisible();
    expect(alternative(/^B/)).toBeChecked();
    expect(alternative(/^C/)).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Ver a correção' }));
    expect(await screen.findByRole('heading', { name: 'Você errou. Gabarito: A' })).toBeVisible();
    expect(kept()).toEqual(before);
  });

  it('is asked anew if its alternatives are not those of the stored answer', async () => {
    keepSampleAnswer({
      questao_id: 12,
      alternativa_id: 99,
      uuid: '0b9f9c2e-8a43-4c53-9f5e-0d6f6f6f0a01',
      respondida_em: new Date().toISOString(),
    });
    await show();
    await answer(/^A/);
    expect(await screen.findByRole('heading', { name: 'Você acertou!' })).toBeVisible();
    expect(kept()).toEqual([expect.objectContaining({ questao_id: 12, alternativa_id: 101 })]);
    expect(screen.getByText(/fica guardada neste navegador por 7 dias/)).toBeVisible();
  });

  it('tells a student that a first answer counts in the account', async () => {
    await show({}, 'student');
    await answer(/^A/);
    const section = within(screen.getByRole('region', { name: 'Responda a uma questão agora' }));
    expect(await section.findByText(/primeira resposta a esta questão/)).toBeVisible();
    expect(section.queryByRole('link', { name: 'Criar conta grátis' })).toBeNull();
  });

  it.each([
    ['the connection is away', offline()],
    ['it was taken from the list meanwhile', refuse(404, { erro: ['Esta questão não existe.'] })],
  ])('can be answered again if %s', async (_what, failure) => {
    await show({ [ANSWER]: failure });
    await answer(/^A/);
    expect(await screen.findByRole('button', { name: 'Responder' })).toBeEnabled();
    expect([kept(), screen.queryByRole('heading', { name: 'Você acertou!' })]).toEqual([[], null]);
  });

  it('is left out if there is none', async () => {
    const { seen } = renderScreen(<SampleQuestion />, { calls: { [SAMPLE]: { questao: null } } });
    await waitFor(() => expect(screen.queryByTestId('skeleton')).toBeNull());
    expect([seen.length, screen.queryByRole('region')]).toEqual([1, null]);
  });
});
