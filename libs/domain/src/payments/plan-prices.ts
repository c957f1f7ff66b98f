import type { PlanId } from '../plans/plan-ids';

/**
 * Who pays the interest of instalments: the seller, whose revenue is reduced, or the buyer, who pays more at the
 * provider.
 */
export const INTEREST_PAYERS = [
  { value: 'loja', label: 'sem juros' },
  { value: 'comprador', label: 'com juros da operadora' },
] as const;
export type InterestPayer = (typeof INTEREST_PAYERS)[number]['value'];

/** A plan as first offered; later changes in the database stay. */
export interface PlanOffer {
  readonly id: PlanId;
  readonly name: string;
  readonly priceCents: number;
  /** Duration of one payment in months; 0: unlimited. */
  readonly months: number;
  /** Whether it is charged again at the end of each period, which requires a card. */
  readonly renews: boolean;
  readonly maxInstalments: number;
  readonly interest: InterestPayer;
  readonly description: string;
  readonly highlights: readonly string[];
  /** False for plans of old contracts: their owners keep them, but they are not sold any more. */
  readonly onSale: boolean;
}

const offer = (id: PlanId, name: string, changes: Partial<PlanOffer>): PlanOffer => ({
  id,
  name,
  priceCents: 2_990,
  months: 1,
  renews: false,
  maxInstalments: 1,
  interest: 'loja',
  description: 'Para a reta final: todos os recursos por um mês.',
  highlights: [],
  onSale: true,
  ...changes,
});

const OLD = { onSale: false, description: 'Plano de contratos antigos.' } as const;

/** The specification's plans with their initial prices, in display order. */
export const PLAN_OFFERS: readonly PlanOffer[] = [
  offer('plano_gratis', 'Gratuito', {
    priceCents: 0,
    months: 0,
    description: 'Para conhecer os mapas e começar a estudar.',
    highlights: ['Consulta a provas, bancas, questões e concursos', 'Sem cartão de crédito'],
  }),
  offer('plano_pago_primary', 'Mensal', { highlights: ['Sem renovação automática'] }),
  offer('plano_pago_primary_nova_assinatura', 'Assinatura', {
    priceCents: 2_490,
    renews: true,
    description: 'Para estudar sem parar: todos os recursos, renovados todo mês.',
    highlights: ['Cancele quando quiser', 'O preço de quem assina não muda'],
  }),
  offer('plano_pago_primary_nova_6_meses', '6 meses', {
    priceCents: 14_940,
    months: 6,
    maxInstalments: 6,
    description: 'Para uma preparação completa, do edital à prova.',
  }),
  offer('plano_pago_primary_nova', 'Mensal de 2025', OLD),
  offer('plano_pago_primary_opcao', 'Opção', OLD),
  offer('plano_pago_primary_solucao', 'Solução', OLD),
];
