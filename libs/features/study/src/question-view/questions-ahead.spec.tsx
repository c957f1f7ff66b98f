import { type FakeCalls, sampleMapDetail, sampleQuestion } from '@mapa/api-client/testing';
import { showAsStudent } from '@mapa/auth/testing';
import type { PlanId } from '@mapa/domain';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
import { mapCollection } from '../collection/map-collection';
import { StudyWorkspace } from '../workspace/study-workspace';

jest.mock('@mapa/question', () => jest.requireActual('../testing/slot'));

const QUESTIONS = 'GET /api/customer-area/question-map/questions';
const PAID: PlanId = 'plano_pago_primary';

/** Two questions per subject; those of the second arrive with `arrival`. */
const callsOf = (arrival: Promise<void>): FakeCalls => ({
  'GET /api/customer-area/question-map/detail': sampleMapDetail(),
  [QUESTIONS]: async ({ assunto_id = 10 }) => {
    if (assunto_id === 20) await arrival;
    const data = [1, 2].map((at) => sampleQuestion({ id: assunto_id * 10 + at, numero: at }));
    return { data, total: data.length, current_page: 1, last_page: 1, per_page: 20 };
  },
});

function Elsewhere() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate(-1)}>voltar</button>
      <button onClick={() => void navigate('?assunto=10&questao=101')}>primeira</button>
    </>
  );
}

function study(search: string, plan: PlanId, arrival = Promise.resolve()) {
  const { seen } = showAsStudent(
    <>
      <StudyWorkspace collection={mapCollection(1)} />
      <Elsewhere />
    </>,
    { calls: callsOf(arrival), plan, route: `/area-estudante/mapas/questoes/1${search}` },
  );
  return () => seen.filter(({ call }) => call === QUESTIONS).map(({ args }) => args.assunto_id);
}

const question = (code: string) => screen.findByRole('heading', { name: code });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the questions of the next page', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

  it('are requested in advance, and not again when the student gets there', async () => {
    const asked = study('?assunto=10', PAID);
    await question('Q101');
    expect(asked()).toEqual([10]);
    await press('Próxima');
    await question('Q102');
    await waitFor(() => expect(asked()).toEqual([10, 20]));
    await press('Próxima');
    await question('Q201');
    expect(asked()).toEqual([10, 20]);
  });

  it('are not requested in advance under a daily limit, as they would count as served', async () => {
    const asked = study('?assunto=10&questao=102', 'plano_gratis');
    await question('Q102');
    expect(asked()).toEqual([10]);
    await press('Próxima');
    await question('Q201');
    expect(asked()).toEqual([10, 20]);
  });

  it.each([
    ['data is saved', { saveData: true }],
    ['the line is slow', { effectiveType: '3g' }],
  ])('are not requested in advance if %s', async (_, connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    const asked = study('?assunto=10&questao=102', PAID);
    await question('Q102');
    expect(asked()).toEqual([10]);
  });

  it('are not requested in advance under a filter by the own state', async () => {
    const asked = study('?assunto=10&estado=nao_respondidas&questao=102', PAID);
    await question('Q102');
    expect(asked()).toEqual([10]);
  });
});

describe('a step that loads a page', () => {
  afterEach(() => jest.useRealTimers());
  const skeleton = () => screen.queryByRole('group', { name: 'Carregando questão' });

  function studyWithArrival() {
    let arrive = (): void => undefined;
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    return { asked: study('?assunto=10&questao=102', 'plano_gratis', arrival), arrive };
  }

  it('keeps the question on screen if the page comes soon, and is one step however often it is pressed', async () => {
    const { asked, arrive } = studyWithArrival();
    await question('Q102');
    // The page arrives soon, however slow the machine is.
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Próxima' }));
    fireEvent.click(screen.getByRole('button', { name: 'tecla J' }));
    expect(screen.getByRole('heading', { name: 'Q102' })).toBeVisible();
    arrive();
    await question('Q201');
    jest.useRealTimers();
    expect(asked()).toEqual([10, 20]);
    await press('voltar');
    await question('Q102');
  });

  it('shows a placeholder for what takes longer', async () => {
    const { arrive } = studyWithArrival();
    await question('Q102');
    await press('Próxima');
    await waitFor(() => expect(skeleton()).toBeVisible());
    arrive();
    await question('Q201');
  });

  it('does not bring back a student who has gone elsewhere meanwhile', async () => {
    const { asked, arrive } = studyWithArrival();
    await question('Q102');
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Próxima' }));
    fireEvent.click(screen.getByRole('button', { name: 'primeira' }));
    arrive();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByRole('heading', { name: 'Q101' })).toBeVisible();
    expect(asked()).toEqual([10, 20]);
  });
});
