import type { ResultOf } from '@mapa/api-contract';
import { changed, sampleUuid, type Changes } from './change';

type Profile = ResultOf<'GET /api/customer-area/user/me'>;
type PlanUse = ResultOf<'GET /api/customer-area/user/plan'>;
type Subscription = NonNullable<PlanUse['assinatura']>;

/** A student on the free plan. */
export const sampleProfile = (changes: Changes<Profile['usuario']> = {}): Profile => ({
  success: true,
  usuario: changed<Profile['usuario']>(
    {
      id: sampleUuid(1),
      nome: 'Ana Souza',
      email: 'ana@exemplo.com.br',
      plano_tipo: 'plano_gratis',
      role: 'estudante',
      verificou_email_em: '2026-01-01T00:00:00.000Z',
      tema_escuro: false,
      notify: false,
      ava_novo: false,
    },
    changes,
  ),
});

/** A free plan of which little is used. */
export const samplePlanUse = (changes: Changes<PlanUse> = {}): PlanUse =>
  changed<PlanUse>(
    {
      plano_tipo: 'plano_gratis',
      gratis: true,
      questoes_hoje: { limite: 100, usadas: 37 },
      mapas: { limite: 3, usados: 2 },
      cadernos: { limite: 3, usados: 0 },
      questoes_por_caderno: 100,
      comentarios_professor: false,
    },
    changes,
  );

/** A subscription bought eight days before the end of its regret period. */
export const sampleSubscription = (changes: Changes<Subscription> = {}): Subscription =>
  changed<Subscription>(
    {
      status: 'ativa',
      plano_id: 'plano_pago_primary_nova_assinatura',
      plano_nome: 'Assinatura',
      preco_centavos: 2_490,
      metodo: 'cartao',
      inicio: '2026-11-14T12:00:00.000Z',
      vigente_ate: '2026-12-14T12:00:00.000Z',
      renova: true,
      proxima_cobranca_em: '2026-12-14T12:00:00.000Z',
      tolerancia_ate: null,
      arrependimento_ate: '2026-11-22T02:59:59.999Z',
      devolucao_em_conta: false,
    },
    changes,
  );
