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

/** A plan as it is first put on sale; what is changed in the database stays changed. */
export interface PlanOffer {
  readonly id: PlanId;
  readonly name: string;
  readonly priceCents: number;
  /** How long one payment lasts; 0: for ever. */
  readonly months: number;
  /** Whether it is charged again at the end of each period, which only a card can. */
  readonly renews: boolean;
  readonly maxInstalments: number;
  readonly interest: InterestPayer;
  readonly description: string;
  readonly highlights: readonly string[];
  /** False for plans of old contracts: their owners keep them, and they are no longer sold. */
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

/** The plans of the specification with what they cost at first, in the order in which they are shown. */
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
