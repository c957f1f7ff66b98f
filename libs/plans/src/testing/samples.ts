import type { Plan } from '../model';

/** A free plan, a monthly one and one of six months, as the API sells them. */
export const freePlan: Plan = {
  id: 'plano_gratis',
  nome: 'Gratuito',
  preco_centavos: 0,
  periodo_meses: 0,
  parcelas_max: 1,
  descricao: 'Para conhecer os mapas.',
  destaques: ['Sem cartão de crédito'],
};

export const monthly: Plan = {
  ...freePlan,
  id: 'plano_pago_primary',
  nome: 'Mensal',
  preco_centavos: 2990,
  periodo_meses: 1,
  descricao: 'Para a reta final.',
  destaques: ['Cancele quando quiser'],
};

export const halfYear: Plan = {
  ...monthly,
  id: 'plano_pago_primary_nova_6_meses',
  nome: '6 meses',
  preco_centavos: 14940,
  periodo_meses: 6,
  parcelas_max: 6,
  descricao: 'Para uma preparação completa.',
  destaques: [],
};
