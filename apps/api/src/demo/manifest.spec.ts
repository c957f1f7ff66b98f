import { FREE_PLAN, PLAN_LIMITS, planFeatures } from '@mapa/domain';
import { assetFolder } from '../db/migrate';
import { readManifest } from './manifest';

const { planos } = readManifest(assetFolder('content'));

describe('the plans on sale', () => {
  it.each(['plano_gratis', 'plano_pago_primary'] as const)('tell of %s all that the table of limits permits', (id) => {
    const plan = planos.find((each) => each.id === id);
    expect(plan?.destaques).toEqual(expect.arrayContaining(planFeatures(PLAN_LIMITS[id])));
  });

  it('promise of every other plan what the monthly one offers, which the table bears out', () => {
    for (const plan of planos.filter(({ id }) => id !== FREE_PLAN && id !== 'plano_pago_primary')) {
      expect(plan.destaques[0]).toBe('Tudo o que o plano Mensal oferece');
      expect(PLAN_LIMITS[plan.id]).toEqual(PLAN_LIMITS.plano_pago_primary);
    }
  });
});
