import type { ResultOf } from '@mapa/api-contract';
import { changed, sampleUuid, type Changes } from './change';

type DeskPaper = ResultOf<'GET /api/customer-area/desk/paper/{id}'>;
type DeskQuestion = ResultOf<'GET /api/customer-area/desk/paper/{id}/question/{posicao}'>;

type ListedDraft = DeskPaper['lista'][number];

/** A question in its paper's list: the first, without doubts and without a subject. */
export const sampleListedDraft = (changes: Changes<ListedDraft> = {}): ListedDraft =>
  changed<ListedDraft>(
    {
      posicao: 1,
      nome: 'Questão 1',
      estado: 'certa',
      duvidas: [],
      problema: null,
      certo_errado: false,
      alternativas: 2,
      assunto: null,
      sugestao: ['Português', 'Crase'],
      revisoes: {},
    },
    changes,
  );

/** A read paper: its first question is certain, its second doubtful. */
export const sampleDeskPaper = (changes: Changes<DeskPaper> = {}): DeskPaper =>
  changed<DeskPaper>(
    {
      id: sampleUuid(301),
      nome: 'Prova de Ouro Preto 2026',
      estado: 'revisao',
      autor: 'Rui Prado',
      criada_em: '2026-03-14T12:30:00.000Z',
      questoes: { certa: 1, duvida: 1, corrigida: 0, pulada: 0 },
      dados: {
        nome: 'Prova de Ouro Preto 2026',
        banca: null,
        orgao: null,
        cargo: null,
        ano: 2026,
        escolaridade: null,
        uf: null,
        area: null,
        duracao_minutos: null,
        penaliza_erro: null,
      },
      propostos: [],
      revisao: 1,
      arquivos: [{ parte: 'questoes', nome: 'prova.xml', tamanho: 1_000, pedacos: [0] }],
      caderno: null,
      gabarito_de_outra: false,
      problema: null,
      relatorio: null,
      prova_id: null,
      lista: [
        sampleListedDraft(),
        sampleListedDraft({ posicao: 2, nome: 'Questão 2', estado: 'duvida', problema: 'não tem resposta certa' }),
      ],
      desfaz: null,
    },
    changes,
  );

/** Its doubtful question, ready for correction. */
export const sampleDraft = (changes: Changes<DeskQuestion> = {}): DeskQuestion =>
  changed<DeskQuestion>(
    {
      posicao: 2,
      nome: 'Questão 2',
      estado: 'duvida',
      duvidas: [],
      problema: 'não tem resposta certa',
      tipo: 'multichoice',
      textos: [],
      enunciado: '<p>Assinale a correta.</p>',
      alternativas: [
        { texto: 'primeira', comentario: null },
        { texto: 'segunda', comentario: null },
      ],
      gabarito: null,
      anulada: false,
      comentario: null,
      assunto: null,
      sugestoes: [{ assunto: ['Português', 'Crase'], probabilidade: 0.8 }],
      avisos: [],
      recortes: [],
      revisoes: {},
    },
    changes,
  );
