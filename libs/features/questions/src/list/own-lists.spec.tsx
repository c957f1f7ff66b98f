import { type FakeCalls, pageOf, refuse } from '@mapa/api-client/testing';
import { routePath } from '@mapa/domain';
import { renderScreen, craseQuestion, listCalls } from '@mapa/question/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuestionsScreen } from './questions-screen';

const LIST = 'GET /api/question';
const OWN = '?estado=nao_respondidas';

beforeEach(() => void (Element.prototype.scrollIntoView = jest.fn()));
afterEach(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

/** Five open questions, two per page; as on the server, an anchor fixes the list to its state at that time. */
function createServer() {
  const answered: number[] = [];
  let wait = Promise.resolve();
  const slowDown = () => {
    let arrive: () => void = () => undefined;
    wait = new Promise((resolve) => (arrive = resolve));
    return arrive;
  };
  const list: FakeCalls[typeof LIST] = async ({ page = 1, estado, estado_ate: anchor = answered.length + 1 }) => {
    await wait;
    const gone = estado === 'nao_respondidas' ? answered.slice(0, anchor - 1) : [];
    const open = [1, 2, 3, 4, 5].filter((id) => !gone.includes(id));
    const shown = open.slice(2 * page - 2, 2 * page).map((id) => craseQuestion({ id, codigo: `Q${id}` }));
    return pageOf(shown, {
      current_page: page,
      per_page: 2,
      last_page: Math.ceil(open.length / 2),
      total: open.length,
      ate: 900,
      ...(estado && { estado_ate: anchor }),
    });
  };
  const calls = {
    ...listCalls(),
    [LIST]: list,
    'GET /api/customer-area/question/{id}': refuse(404, { erro: ['Não há.'] }),
  };
  return { calls, answer: (...ids: number[]) => void answered.push(...ids), slowDown };
}

const show = (calls: FakeCalls, route = OWN, as: 'student' | 'visitor' = 'student') =>
  renderScreen(<QuestionsScreen />, { as, calls, route: routePath('questions') + route });
const codes = () =>
  screen
    .queryAllByRole('link', { name: /^Abrir a questão/ })
    .map((link) => link.getAttribute('aria-label')?.replace('Abrir a questão ', ''));
const expectCodes = (...expected: string[]) => waitFor(() => expect(codes()).toEqual(expected));
const turn = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const address = () => screen.getByLabelText('Endereço').textContent;
const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name, hidden: true }));

describe('a list by the own state', () => {
  it('turns pages as it was opened, forwards and backwards, whatever was answered since', async () => {
    const { calls, answer } = createServer();
    show(calls);
    await expectCodes('Q1', 'Q2');
    answer(1, 2);
    await turn('Próxima página');
    await expectCodes('Q3', 'Q4');
    expect(address()).toBe('?estado=nao_respondidas&page=2&ate=900&estado_ate=1');
    answer(4);
    await turn('Página 3');
    await expectCodes('Q5');
    await turn('Página 1');
    await expectCodes('Q1', 'Q2');
  });

  it('is requested anew when the filter is chosen again, and shows nothing old meanwhile', async () => {
    const { calls, answer, slowDown } = createServer();
    const { seen } = show(calls);
    await expectCodes('Q1', 'Q2');
    answer(1, 2);
    await choose(/^Não resolvidas/);
    await waitFor(() => expect(address()).toBe(''));
    await expectCodes('Q1', 'Q2');
    const arrive = slowDown();
    await choose(/^Não resolvidas/);
    expect(await screen.findByRole('status', { name: 'Carregando questões' })).toBeInTheDocument();
    expect(codes()).toEqual([]);
    arrive();
    await expectCodes('Q3', 'Q4');
    expect(seen.filter(({ call, args }) => call === 'GET /api/question/count' && args.estado)).toHaveLength(2);
  });

  it('has no anchor without a signed-in student', async () => {
    const { calls } = createServer();
    const { seen } = show(calls, `${OWN}&page=2&ate=900&estado_ate=5`, 'visitor');
    await expectCodes('Q3', 'Q4');
    expect(seen.find(({ call }) => call === LIST)?.args).toEqual({ page: 2, ate: 900 });
  });
});
