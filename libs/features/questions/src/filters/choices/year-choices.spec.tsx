import type { FakeCalls } from '@mapa/api-client/testing';
import { routePath } from '@mapa/domain';
import { listCalls, renderScreen } from '@mapa/question/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Filters } from '../filter-params';
import { YearChoices } from './year-choices';

const NOW = new Date().getFullYear();
const FIVE = [NOW, NOW - 1, NOW - 2, NOW - 3, NOW - 4];

/** Questions in this year and in the one before the last. */
const counted: FakeCalls = {
  'GET /api/question/facet': { data: [NOW, NOW - 2].map((year) => ({ valor: String(year), questoes: 4 })) },
};

function open(filters: Filters, calls: FakeCalls = counted) {
  const changes: Partial<Filters>[] = [];
  renderScreen(<YearChoices label="Ano" filters={filters} onChange={(change) => changes.push(change)} />, {
    as: 'visitor',
    route: routePath('questions'),
    calls: { ...listCalls(), ...calls },
  });
  return changes;
}
const years = () => within(screen.getByRole('group', { name: 'Ano' })).getAllByRole('button');
const lastFive = () => screen.getByRole('button', { name: 'Últimos 5 anos' });

describe('the years of questions', () => {
  it('are chosen five at once, and removed at once', async () => {
    const changes = open({ ano: [2019] });
    expect(lastFive()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(lastFive());
    expect(changes).toEqual([{ ano: FIVE }]);
  });

  it('show that the last five are chosen, in any order', async () => {
    const changes = open({ ano: FIVE.toReversed() });
    expect(lastFive()).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(lastFive());
    expect(changes).toEqual([{ ano: [] }]);
  });

  it('without questions are folded, except chosen ones, and open on demand', async () => {
    open({ ano: [2010] });
    const show = await screen.findByRole('button', { name: 'Anos sem questões', expanded: false });
    expect(years().map((button) => button.textContent)).toEqual([`${NOW}4`, `${NOW - 2}4`, '20100']);
    await userEvent.click(show);
    expect(years()).toHaveLength(NOW - 2002 + 1);
    expect(show).toHaveAttribute('aria-expanded', 'true');
    expect(show).toHaveFocus();
  });

  it('are all shown while nothing is counted', () => {
    open({}, { 'GET /api/question/facet': () => new Promise(() => undefined) as never });
    expect(years()).toHaveLength(NOW - 2002 + 1);
  });
});
