import type { Bought, Invoice } from '../plan/model';

/** A subscription that was bought eight days before its right of regret ends. */
export const sampleBought = (changes: Partial<Bought> = {}): Bought => ({
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
  ...changes,
});

/** A payment by card, in instalments. */
export const sampleInvoice = (changes: Partial<Invoice> = {}): Invoice => ({
  id: '5f0c2a4e-7d1b-4c0e-9a53-2f6f1d1f8a10',
  plano_id: 'plano_pago_primary_nova_6_meses',
  plano_nome: '6 meses',
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
  ...changes,
});
