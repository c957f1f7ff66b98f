import { isFreePlan, planFeatures, planLimits } from '@mapa/domain';
import { assetFolder } from '../db/migrate';
import { readManifest } from './manifest';

const { planos } = readManifest(assetFolder('content'));

describe('the plans on sale', () => {
  it('are the free one, and paid ones that the table of limits all treats alike', () => {
    const [free, ...paid] = planos;
    expect(free).toMatchObject({ id: 'plano_gratis', preco_centavos: 0, periodo_meses: 0 });
    expect(paid.length).toBeGreaterThan(0);
    for (const plan of paid) {
      expect(isFreePlan(plan.id)).toBe(false);
      expect(planLimits(plan.id)).toEqual(planLimits('plano_pago_primary'));
    }
  });

  it.each(planos)('leave what $id permits to the table, and what its price comes to to the page', ({ id, descricao, destaques }) => {
    expect(destaques.filter((words) => planFeatures(planLimits(id)).includes(words))).toEqual([]);
    expect([descricao, ...destaques].join(' ')).not.toMatch(/R\$|%|parcela/);
  });
});
