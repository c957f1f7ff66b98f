import { samplePlanUse } from '@mapa/api-client/testing';
import { screen, within } from '@testing-library/react';
import { clearBrowser, showAccount } from '../testing/show';

const PLAN = 'GET /api/customer-area/user/plan';
const PAID = { plano_tipo: 'plano_pago_primary' } as const;
const UNLIMITED = {
  gratis: false,
  plano_tipo: 'plano_pago_primary',
  questoes_hoje: { limite: null, usadas: 0 },
  mapas: { limite: null, usados: 4 },
  cadernos: { limite: null, usados: 9 },
} as const;

afterEach(clearBrowser);

const part = (name: string) => within(screen.getByRole('region', { name }));

describe('the plan', () => {
  it('if free, shows what it permits and how much of it is used', async () => {
    await showAccount();
    const plan = part('Plano');
    expect(await plan.findByText('37 de 100 questões hoje')).toBeVisible();
    expect(plan.getByText('Plano gratuito')).toBeVisible();
    expect(plan.getByText('3 mapas e 3 cadernos por vez')).toBeVisible();
    expect(plan.getByRole('progressbar', { name: 'Mapas' })).toHaveAttribute('aria-valuenow', '2');
    expect(plan.getByRole('link', { name: 'Conhecer os planos' })).toHaveAttribute('href', '/planos');
    expect(plan.queryByRole('button', { name: 'Cancelar o plano' })).not.toBeInTheDocument();
  });

  it('if granted, not bought, shows no limits and no end', async () => {
    await showAccount({ who: PAID, calls: { [PLAN]: samplePlanUse(UNLIMITED) } });
    const plan = part('Plano');
    expect(await plan.findByText('Plano pago')).toBeVisible();
    expect(plan.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(plan.queryByRole('button')).not.toBeInTheDocument();
  });

  it('of the staff has no limits and nothing to buy', async () => {
    await showAccount({ who: { role: 'professor' }, calls: { [PLAN]: samplePlanUse(UNLIMITED) } });
    expect(await part('Plano').findByText('Equipe, sem limites')).toBeVisible();
    expect(part('Plano').queryByRole('link')).not.toBeInTheDocument();
    expect(part('Plano').queryByRole('button')).not.toBeInTheDocument();
  });
});
