import type { ResultOf } from '@mapa/api-contract';
import { changed, sampleUuid, type Changes } from './change';

type Plan = ResultOf<'GET /api/plan'>['data'][number];
type CheckoutSettings = ResultOf<'GET /api/payment/provider'>;
type Quote = ResultOf<'GET /api/customer-area/payment/quote'>;
type Payment = ResultOf<'GET /api/customer-area/payment/{id}'>;
type Invoice = ResultOf<'GET /api/customer-area/payment'>['data'][number];
type StaffPayment = ResultOf<'GET /api/customer-area/moderation/payment/{id}'>['pagamento'];

/** The free plan as the API sells it. */
export const freePlan: Plan = {
  id: 'plano_gratis',
  nome: 'Gratuito',
  preco_centavos: 0,
  periodo_meses: 0,
  parcelas_max: 1,
  descricao: 'Para conhecer os mapas.',
  destaques: ['Sem cartão de crédito'],
};

/** A plan of one month. */
export const monthlyPlan: Plan = {
  ...freePlan,
  id: 'plano_pago_primary',
  nome: 'Mensal',
  preco_centavos: 2990,
  periodo_meses: 1,
  descricao: 'Para a reta final.',
  destaques: ['Cancele quando quiser'],
};

/** A plan of six months, in as many instalments. */
export const halfYearPlan: Plan = {
  ...monthlyPlan,
  id: 'plano_pago_primary_nova_6_meses',
  nome: '6 meses',
  preco_centavos: 14940,
  periodo_meses: 6,
  parcelas_max: 6,
  descricao: 'Para uma preparação completa.',
  destaques: [],
};

/** The sandbox as payment provider, without a named seller. */
export const sandboxProvider: CheckoutSettings = {
  provedor: 'sandbox',
  demonstracao: true,
  chave_publica: '',
  vendedor: null,
};

/** Quote of the six-month plan for a student without a paid plan. */
export const sampleQuote = (changes: Changes<Quote> = {}): Quote =>
  changed<Quote>(
    {
      plano_id: halfYearPlan.id,
      plano_nome: halfYearPlan.nome,
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
    },
    changes,
  );

/** A PIX of the monthly plan that waits to be paid. */
export const samplePayment = (changes: Changes<Payment> = {}): Payment =>
  changed<Payment>(
    {
      id: sampleUuid(101),
      plano_id: monthlyPlan.id,
      plano_nome: monthlyPlan.nome,
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
    },
    changes,
  );

/** The six-month plan, paid by card in six instalments, as the invoice list returns it. */
export const sampleInvoice = (changes: Changes<Invoice> = {}): Invoice =>
  changed<Invoice>(
    {
      id: sampleUuid(102),
      plano_id: halfYearPlan.id,
      plano_nome: halfYearPlan.nome,
      recusa: null,
      estornado_centavos: 0,
      renovacao: false,
      metodo: 'cartao',
      status: 'pago',
      valor_centavos: 14_940,
      parcelas: 6,
      criado_em: '2026-03-14T12:30:00.000Z',
      pago_em: '2026-03-14T12:30:00.000Z',
      vence_em: null,
      pix_codigo: null,
      boleto_linha: null,
    },
    changes,
  );

/** The monthly plan, paid by card, as the staff sees it. */
export const sampleStaffPayment = (changes: Changes<StaffPayment> = {}): StaffPayment =>
  changed<StaffPayment>(
    {
      id: sampleUuid(103),
      plano_id: monthlyPlan.id,
      plano_nome: monthlyPlan.nome,
      metodo: 'cartao',
      status: 'pago',
      recusa: null,
      valor_centavos: 2_990,
      estornado_centavos: 0,
      restante_centavos: 2_990,
      parcelas: 1,
      renovacao: false,
      criado_em: '2026-11-14T12:00:00.000Z',
      pago_em: '2026-11-14T12:00:00.000Z',
      vence_em: null,
      pix_codigo: null,
      boleto_linha: null,
      aluno: { nome: 'Bia Lima', email: 'bia@exemplo.com.br' },
      provedor: 'sandbox',
      provedor_id: '1319073976',
      transferencia: null,
    },
    changes,
  );
