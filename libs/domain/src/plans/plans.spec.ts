import { usageAt, countedUse } from './counted-limits';
import { FREE_PLAN, isFreePlan, PLAN_IDS, ROLES, roleLabel, seesPlans } from './plan-ids';
import { limitsOf, PLAN_LIMITS, planLimits } from './plan-limits';
import { planFeatures, refusalAt } from './plan-texts';

const free = PLAN_LIMITS.plano_gratis;
const paid = PLAN_LIMITS.plano_pago_primary;

describe('plans', () => {
  it('treats an unknown plan as a free one', () => {
    expect(isFreePlan('plano_x')).toBe(true);
    for (const plan of ['plano_x', '', 'toString', '__proto__']) expect(planLimits(plan)).toBe(free);
  });

  it('names each role, and calls an unknown one a student', () => {
    expect([...ROLES, 'x', 'toString'].map(roleLabel)).toEqual([
      'Aluno',
      'Administrador',
      'Professor',
      'Master',
      'Aluno',
      'Aluno',
    ]);
  });

  it('shows Planos to visitors and free students only', () => {
    expect(seesPlans(null)).toBe(true);
    expect(seesPlans({ plano_tipo: FREE_PLAN, role: 'estudante' })).toBe(true);
    expect(seesPlans({ plano_tipo: FREE_PLAN, role: 'professor' })).toBe(false);
    expect(seesPlans({ plano_tipo: 'plano_pago_primary', role: 'estudante' })).toBe(false);
  });
});

describe('the limits of a plan', () => {
  it('apply on the free plan and on no other', () => {
    expect(free).toEqual({
      questionsPerDay: 100,
      maps: 3,
      notebooks: 3,
      questionsPerNotebook: 100,
      teacherComments: false,
    });
    for (const plan of PLAN_IDS.filter((id) => id !== FREE_PLAN)) {
      expect(planLimits(plan)).toEqual({
        questionsPerDay: null,
        maps: null,
        notebooks: null,
        questionsPerNotebook: 500,
        teacherComments: true,
      });
    }
  });

  it('apply to students, never to the staff', () => {
    for (const role of ROLES) {
      const limits = limitsOf({ plano_tipo: FREE_PLAN, role });
      expect([role, limits.questionsPerDay]).toEqual([role, role === 'estudante' ? 100 : null]);
    }
    expect(limitsOf({ plano_tipo: 'plano_pago_primary_opcao', role: 'estudante' })).toBe(paid);
  });
});

describe('the words on limits', () => {
  it('name the limit and how to lift it', () => {
    expect(refusalAt('questionsPerDay', free)).toBe(
      'Você já recebeu as 100 questões de hoje do plano gratuito. Amanhã há mais; nos planos pagos não há limite por dia.',
    );
    for (const gate of ['maps', 'notebooks', 'questionsPerNotebook'] as const) {
      expect(refusalAt(gate, free)).toMatch(new RegExp(`${free[gate]}.+nos planos pagos`));
    }
    expect(refusalAt('questionsPerDay', { ...free, questionsPerDay: 1 })).toMatch('recebeu a questão de hoje');
    expect(refusalAt('maps', { ...free, maps: 1 })).toMatch('permite 1 mapa por vez');
  });

  it('are empty if no limit applies', () => expect(refusalAt('maps', paid)).toBe(''));

  it('say how much is used, never more than the limit', () => {
    expect(usageAt('maps', 2, 3)).toBe('2 de 3 mapas');
    expect(usageAt('questionsPerDay', 104, 100)).toBe('100 de 100 questões hoje');
  });

  it('find the use in what the API answers, also of a host that does not count it', () => {
    const uses = {
      questoes_hoje: { limite: 100, usadas: 37 },
      mapas: { limite: 3, usados: 2 },
      cadernos: { limite: null, usados: 9 },
    };
    expect(countedUse('questionsPerDay', uses)).toEqual({ limit: 100, used: 37 });
    expect(countedUse('notebooks', uses)).toEqual({ limit: null, used: 9 });
    expect(countedUse('maps', { ...uses, mapas: undefined } as unknown as typeof uses)).toBeNull();
  });

  it('list on a card what the plan allows', () => {
    expect(planFeatures(free)).toEqual([
      '100 questões por dia nos mapas e cadernos',
      '3 mapas e 3 cadernos por vez',
      'Cadernos de até 100 questões',
      'A primeira frase de cada comentário de professor',
    ]);
    expect(planFeatures(paid)).toEqual([
      'Questões sem limite diário',
      'Mapas e cadernos sem limite',
      'Cadernos de até 500 questões',
      'Gabarito comentado por professores',
    ]);
    for (const limits of [
      { ...free, maps: null },
      { ...free, notebooks: null },
    ])
      expect(planFeatures(limits)).toContain('Mapas e cadernos sem limite');
  });
});
