import { type FakeCalls, freePlan, halfYearPlan, listOf, monthlyPlan, offline } from '@mapa/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { showAs } from '../testing/show';
import { PlansInShort } from './plans-in-short';

const PLANS = 'GET /api/plan';

describe('the plans in short', () => {
  it('show name and price of each, and link to the rest', async () => {
    showAs('visitor', <PlansInShort />, { [PLANS]: listOf(freePlan, monthlyPlan, halfYearPlan) });
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual(['Gratuito', 'Mensal', '6 meses']);
    expect(rows[2]).toHaveTextContent(/R\$\s149,40 por 6 meses/);
    expect(screen.getByRole('link', { name: 'Comparar os planos' })).toHaveAttribute('href', '/planos');
  });

  it.each<[string, FakeCalls]>([
    ['none is sold', { [PLANS]: listOf() }],
    ['they cannot be had', { [PLANS]: offline() }],
  ])('are omitted if %s', async (_name, calls) => {
    showAs('visitor', <PlansInShort />, calls);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Planos' })).not.toBeInTheDocument());
  });
});
