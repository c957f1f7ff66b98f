import type { CheckoutSettings, Payment, Plan, Quote } from '../model';

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

/** The sandbox charges, and nobody sells. */
export const sandbox: CheckoutSettings = { provedor: 'sandbox', demonstracao: true, chave_publica: '', vendedor: null };

/** A PIX of the monthly plan that waits to be paid. */
export const samplePayment = (changes: Partial<Payment> = {}): Payment => ({
  id: '7d1b4c0e-9a53-4f6f-8d1f-8a1000000001',
  plano_id: monthly.id,
  plano_nome: monthly.nome,
  metodo: 'pix',
  status: 'pendente',
  recusa: null,
  valor_centavos: 2990,
  estornado_centavos: 0,
  parcelas: 1,
  renovacao: false,
  criado_em: '2026-11-22T12:00:00.000Z',
  pago_em: null,
  vence_em: '2026-11-22T12:30:00.000Z',
  pix_codigo: '00020126360014BR.GOV.BCB.PIX',
  pix_qr: { lado: 45, caminho: 'M4 4h7v1h-7z' },
  boleto_linha: null,
  boleto_url: null,
  arrependimento_ate: null,
  ...changes,
});

/** What the plan of six months comes to for somebody who has none. */
export const sampleQuote = (changes: Partial<Quote> = {}): Quote => ({
  plano_id: halfYear.id,
  plano_nome: halfYear.nome,
  preco_centavos: 14940,
  credito_centavos: 0,
  total_centavos: 14940,
  renova: false,
  metodos: ['pix', 'boleto', 'cartao'],
  parcelas_max: 6,
  juros: 'loja',
  vigente_de: '2026-11-22T12:00:00.000Z',
  vigente_ate: '2027-05-22T12:00:00.000Z',
  arrependimento_ate: '2026-11-30T02:59:59.999Z',
  em_aberto: null,
  ...changes,
});
