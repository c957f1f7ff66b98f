import type { ResultOf } from '@mapa/api-contract';
import { changed, type Changes } from './change';

type Overview = ResultOf<'GET /api/customer-area/performance'>;

/** A student's performance after five answers in two weeks, of one matéria with one assunto. */
export const sampleOverview = (changes: Changes<Overview> = {}): Overview =>
  changed<Overview>(
    {
      respondidas: 5,
      certas: 3,
      semanas: [
        { inicio: '2026-11-09', respostas: 2, respondidas: 2, certas: 2, tempo_mediano_ms: 48_000 },
        { inicio: '2026-11-16', respostas: 4, respondidas: 3, certas: 1, tempo_mediano_ms: null },
      ],
      bancas: [{ id: 3, nome: 'CEBRASPE', respondidas: 5, certas: 3, erradas_agora: 1 }],
      materias: [
        {
          id: 1,
          nome: 'Português',
          respondidas: 5,
          certas: 3,
          erradas_agora: 1,
          assuntos: [{ id: 11, nome: 'Crase', respondidas: 5, certas: 3, erradas_agora: 1 }],
        },
      ],
      dominio: [
        { id: 1, nome: 'Português', respondidas: 5, certas: 3, incidencia: 62.5 },
        { id: 9, nome: 'Informática', respondidas: 0, certas: 0, incidencia: 37.5 },
      ],
      comece_por: [
        {
          id: 11,
          nome: 'Crase',
          materia: { id: 1, nome: 'Português' },
          respondidas: 5,
          certas: 3,
          incidencia: 12.4,
          pontos_em_jogo: 5,
          nao_resolvidas: 12,
          erradas_agora: 1,
          a_rever: 2,
        },
        {
          id: 9,
          nome: 'Informática',
          materia: { id: 9, nome: 'Informática' },
          respondidas: 0,
          certas: 0,
          incidencia: 10,
          pontos_em_jogo: 4,
          nao_resolvidas: 8,
          erradas_agora: 0,
          a_rever: 0,
        },
      ],
      comece_por_base: 'mapas',
      faceis_erradas: [{ questao_id: 42, assunto: { id: 11, nome: 'Crase' }, dificuldade: 1 }],
      dificeis_certas: [],
    },
    changes,
  );
