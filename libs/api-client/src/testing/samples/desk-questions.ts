import type { ResultOf } from '@mapa/api-contract';
import { changed, sampleUuid, type Changes } from './change';
import { publicQuestion, sampleLine } from './questions';

type BankLine = ResultOf<'GET /api/customer-area/desk/question'>['data'][number];
type BankQuestion = ResultOf<'GET /api/customer-area/desk/question/{id}'>;
type DeskWork = ResultOf<'GET /api/customer-area/desk/work'>;
type DraftLine = ResultOf<'GET /api/customer-area/desk/draft'>['data'][number];

/** A question in the staff's list. */
export const sampleBankLine = (changes: Changes<BankLine> = {}): BankLine =>
  changed<BankLine>({ ...sampleLine(), relatos: 0, pedidos: 0, assunto_sugerido: false, erram: null }, changes);

/** The same question on its page: its key was A, and is B since its second version. */
export const sampleBankQuestion = (changes: Changes<BankQuestion> = {}): BankQuestion =>
  changed<BankQuestion>(
    {
      questao: publicQuestion({ versao: 2 }),
      textos: [],
      relatos: 0,
      pedidos: 0,
      assunto_sugerido: false,
      erram: null,
      gabarito: 'B',
      comentario: '<p>Some os dois.</p>',
      comentarios_alternativas: [{ letra: 'A', texto: '<p>Falta um.</p>' }],
      provas: [{ id: 7, nome: 'Prova X', gabarito_pdf: null }],
      responderam: 3,
      versoes: [
        { versao: 2, em: '2026-03-15T12:30:00.000Z', gabarito: 'B', mudou: ['gabarito'] },
        { versao: 1, em: '2026-03-14T12:30:00.000Z', gabarito: 'A', mudou: [] },
      ],
      gabaritos: [
        {
          em: '2026-03-15T12:30:00.000Z',
          versao: 2,
          gabarito: 'B',
          tipo: 'definitivo',
          publicado_em: '2026-03-13',
          fonte: 'https://banca.exemplo.br/gabarito.pdf',
        },
        { em: '2026-03-14T12:30:00.000Z', versao: 1, gabarito: 'A', tipo: null, publicado_em: null, fonte: null },
      ],
    },
    changes,
  );

/** A question in doubt of a paper at the desk, with the given fields in place of its own. */
export const sampleDraftLine = (changes: Changes<DraftLine> = {}): DraftLine =>
  changed<DraftLine>(
    {
      prova: { id: sampleUuid(301), nome: 'Prova de Ouro Preto 2026' },
      posicao: 2,
      nome: 'Questão 2',
      duvidas: [],
      problema: 'não tem resposta certa',
      resumo: 'Assinale a correta.',
    },
    changes,
  );

/** Counts of the staff's pending work. */
export const sampleDeskWork = (changes: Changes<DeskWork> = {}): DeskWork =>
  changed<DeskWork>(
    {
      questoes: { relatada: 3, sem_comentario: 40, sem_assunto: 0, assunto_sugerido: 1 },
      propostas: 2,
      rascunhos: 6,
      solicitacoes: { total: 5, desde: '2026-03-14T12:30:00.000Z' },
    },
    changes,
  );

type Proposal = ResultOf<'GET /api/customer-area/desk/proposal'>['data'][number];

/** A proposed key that waits for an administrator. */
export const sampleCorrection = (changes: Changes<Proposal> = {}): Proposal =>
  changed<Proposal>(
    {
      id: 12,
      questao: { id: 101, codigo: 'Q101', tipo: 'questaomultiplaescolha' },
      tipo: 'gabarito',
      situacao: 'aberta',
      em: '2026-03-14T12:30:00.000Z',
      autor: { nome: 'Rui Prado' },
      motivo: 'Recurso 12 da banca',
      mudou_desde: false,
      gabarito: { antes: 'B', depois: 'C', tipo: 'definitivo', publicado_em: '2026-03-13', fonte: null },
      textos: [],
      decidida_em: null,
      decidida_por: null,
      resposta: null,
    },
    changes,
  );
