import { sampleQuestion } from '@mapa/api-client/testing';
import type { Comment, CommentRequest, QuestionLine, Report, StaffPayment } from '../shared/model';

/** A question as a row tells it. */
function sampleLine(id: number, changes: Partial<QuestionLine> = {}): QuestionLine {
  const {
    versao: _versao,
    enunciado: _enunciado,
    alternativas: _alternativas,
    resposta: _resposta,
    gabarito: _gabarito,
    ...identity
  } = sampleQuestion(id);
  return { ...identity, resumo: `Começo da ${id}`, ...changes };
}

/** A request that nobody has answered. */
export const sampleRequest = (id: number, changes: Partial<CommentRequest> = {}): CommentRequest => ({
  questao: sampleLine(id),
  status: 'pendente',
  pedidos: 1,
  pedida_em: '2026-03-12T15:00:00.000Z',
  respondida_em: null,
  comentario_id: null,
  ...changes,
});

/** A teacher's comment on question 1. */
export const sampleComment = (changes: Partial<Comment> = {}): Comment => ({
  id: 9,
  questao_id: 1,
  texto: 'Some as duas unidades.',
  autor: 'Paulo',
  professor: true,
  meu: false,
  uteis: 0,
  inuteis: 0,
  meu_voto: null,
  visualizacoes: 0,
  criado_em: '2026-03-14T15:00:00.000Z',
  ...changes,
});

/** A report of question 1. */
export const sampleReport = (id: number, changes: Partial<Report> = {}): Report => ({
  id,
  tipo: 'questao',
  questao: sampleLine(1),
  comentario: null,
  denuncias: 1,
  motivo: 'gabarito',
  texto: 'A banca deu a letra C.',
  criada_em: '2026-03-12T15:00:00.000Z',
  ...changes,
});

/** A paid payment as the staff sees it. */
export const samplePayment = (changes: Partial<StaffPayment> = {}): StaffPayment => ({
  id: '5f0c2a4e-7d1b-4c0e-9a53-2f6f1d1f8a10',
  plano_id: 'plano_pago_primary',
  plano_nome: 'Mensal',
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
  ...changes,
});
