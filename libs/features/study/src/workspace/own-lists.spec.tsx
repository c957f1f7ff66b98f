import { ana, showAsStudent } from '@mapa/auth/testing';
import {
  type FakeCalls,
  offline,
  refuse,
  sampleAnswer,
  sampleMapDetail,
  sampleQuestion,
  sampleSubject,
} from '@mapa/api-client/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mapCollection } from '../collection/map-collection';
import { Address, address } from '../testing/slot';
import { StudyWorkspace } from './study-workspace';

jest.mock('@mapa/question', () => jest.requireActual('../testing/slot'));

const QUESTIONS = 'GET /api/customer-area/question-map/questions';
const ANSWER = 'POST /api/customer-area/question/answer';
const OPEN = '?assunto=10&estado=nao_respondidas';

/** A map of one subject with six questions, three per page; as on the server, an anchor fixes the list to its state then. */
function createServer() {
  const answered: number[] = [];
  const calls: FakeCalls = {
    'GET /api/customer-area/question-map/detail': () =>
      sampleMapDetail({ assuntos: [sampleSubject({ total: 6, abertas: 6 - answered.length })] }),
    [QUESTIONS]: ({ page = 1, estado, estado_ate: anchor = answered.length + 1 }) => {
      const gone = estado === 'nao_respondidas' ? answered.slice(0, anchor - 1) : [];
      const ids = [101, 102, 103, 104, 105, 106].filter((id) => !gone.includes(id));
      const data = ids
        .slice(3 * page - 3, 3 * page)
        .map((id) => sampleQuestion({ id, resposta: answered.includes(id) ? sampleAnswer() : null }));
      const list = {
        data,
        total: ids.length,
        current_page: page,
        last_page: Math.max(1, Math.ceil(ids.length / 3)),
        per_page: 3,
      };
      return { ...list, ...(estado && { estado_ate: anchor }) };
    },
    [ANSWER]: refuse(503, { erro: ['Tente mais tarde.'] }),
  };
  return { calls, answer: (...ids: number[]) => void answered.push(...ids) };
}

function show(calls: FakeCalls, search = OPEN) {
  const test = showAsStudent(
    <>
      <StudyWorkspace collection={mapCollection(1)} />
      <Address />
    </>,
    { calls, route: `/area-estudante/mapas/questoes/1${search}` },
  );
  const asked = () =>
    test.seen.filter(({ call }) => call === QUESTIONS).map(({ args: { page, estado_ate } }) => [page, estado_ate]);
  /** Answers that cannot be sent: they stay on this device. */
  const answerInVain = (...ids: number[]) =>
    act(() =>
      Promise.all(ids.map((id) => test.outbox.submitAnswer(ana.id, { questao_id: id, alternativa_id: 1, mapa_id: 1 }))),
    );
  return { ...test, asked, answerInVain };
}

const question = (code: string) => screen.findByRole('heading', { name: code });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const follow = (name: string | RegExp) => userEvent.click(screen.getByRole('link', { name }));
const numbers = () =>
  screen.getAllByRole('button', { name: /^Questão/ }).map((button) => button.getAttribute('aria-label'));

describe('a map under "não resolvidas"', () => {
  it('steps through the list as it was opened, and requests no page twice', async () => {
    const { calls, answer } = createServer();
    const { asked } = show(calls);
    for (const code of ['Q101', 'Q102', 'Q103', 'Q104', 'Q105', 'Q106']) {
      await question(code);
      answer(Number(code.slice(1)));
      await userEvent.click(screen.getByRole('button', { name: /Próxima|Concluir/ }));
    }
    expect(await screen.findByRole('heading', { name: 'Você percorreu o mapa' })).toBeInTheDocument();
    expect(asked()).toEqual([
      [1, undefined],
      [2, 1],
    ]);
  });

  it('links to the pages of that list, and steps back into it', async () => {
    const { calls, answer } = createServer();
    show(calls);
    await question('Q101');
    answer(101, 102);
    await follow('Página 2');
    await question('Q104');
    expect(address().get('estado_ate')).toBe('1');
    await press('Anterior');
    await question('Q103');
    await press('tecla K');
    await question('Q102');
    expect(screen.getByText('respondida')).toBeInTheDocument();
  });

  it('continues to the end while answers wait on this device', async () => {
    const { calls } = createServer();
    const { answerInVain } = show(calls, `${OPEN}&page=2&questao=104`);
    await question('Q104');
    await press('Próxima');
    await question('Q105');
    await answerInVain(105);
    await press('Próxima');
    await question('Q106');
    await answerInVain(106);
    await press('Concluir');
    expect(await screen.findByRole('heading', { name: 'Você percorreu o mapa' })).toBeInTheDocument();
  });

  it('skips answers that have waited since before it was opened', async () => {
    const { calls } = createServer();
    const { answerInVain } = show({ ...calls, [ANSWER]: offline() });
    await question('Q101');
    await answerInVain(102, 103);
    await press('Próxima');
    await question('Q104');
    expect(address().get('page')).toBe('2');
  });

  it('keeps its list if the keys are hidden', async () => {
    const { calls, answer } = createServer();
    const { asked } = show(calls);
    await question('Q101');
    answer(101);
    await press('Próxima');
    await question('Q102');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Mostrar gabarito das respondidas' }));
    await waitFor(() => expect(asked().at(-1)).toEqual([1, 1]));
    expect(await question('Q102')).toBeInTheDocument();
  });

  it('is opened anew by its filter, after steps or at once', async () => {
    const { calls, answer } = createServer();
    show(calls);
    await question('Q101');
    answer(101);
    await follow(/^Não resolvidas/);
    await question('Q102');
    await waitFor(() => expect(numbers()).toHaveLength(3));
    answer(102);
    await press('Próxima');
    await question('Q103');
    await follow(/^Não resolvidas/);
    await waitFor(() => expect(address().get('estado_ate')).toBeNull());
    await question('Q103');
    expect(numbers()).toEqual(['Questão 1, não resolvida', 'Questão 2, não resolvida', 'Questão 3, não resolvida']);
  });

  it('shows pages of the open questions at the time, with a host that returns no anchor', async () => {
    const { calls } = createServer();
    const list = calls[QUESTIONS] as (args: object) => object;
    show({ ...calls, [QUESTIONS]: (args: object) => ({ ...list(args), estado_ate: undefined }) as never });
    await question('Q101');
    await follow('Página 2');
    await question('Q104');
    expect(address().get('estado_ate')).toBeNull();
  });
});
