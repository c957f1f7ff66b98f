import type { ResultOf } from '@mapa/api-contract';
import { changed, type Changes } from './change';
import { sampleLine } from './questions';

type Comment = ResultOf<'GET /api/customer-area/question/comment'>['data'][number];
type CommentRequest = ResultOf<'GET /api/customer-area/question/comment-request'>['data'][number];
type Report = ResultOf<'GET /api/customer-area/moderation/report'>['data'][number];

/** A pending request for a comment on question 1. */
export const sampleRequest = ({ questao, ...changes }: Changes<CommentRequest> = {}): CommentRequest =>
  changed<CommentRequest>(
    {
      questao: { ...sampleLine({ id: questao?.id ?? 1 }), resumo: `Começo da ${questao?.id ?? 1}` },
      status: 'pendente',
      pedidos: 1,
      pedida_em: '2026-03-12T15:00:00.000Z',
      respondida_em: null,
      comentario_id: null,
    },
    { ...changes, ...(questao && { questao }) },
  );

/** A teacher's comment on question 1. */
export const sampleComment = (changes: Changes<Comment> = {}): Comment =>
  changed<Comment>(
    {
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
    },
    changes,
  );

/** A report of question 1. */
export const sampleReport = (changes: Changes<Report> = {}): Report =>
  changed<Report>(
    {
      id: 1,
      tipo: 'questao',
      questao: { ...sampleLine({ id: 1 }), resumo: 'Começo da 1' },
      comentario: null,
      denuncias: 1,
      motivo: 'gabarito',
      texto: 'A banca deu a letra C.',
      criada_em: '2026-03-12T15:00:00.000Z',
    },
    changes,
  );
