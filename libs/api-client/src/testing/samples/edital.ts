import type { ResultOf } from '@mapa/api-contract';
import { changed, sampleUuid, type Changes } from './change';

type Edital = ResultOf<'GET /api/customer-area/edital/{id}'>;

const lugar = { pagina: 12, trecho: 'LÍNGUA PORTUGUESA: 1 Crase. 2 Semiótica.' };

/** A read edital: two offices, the first one chosen; one discipline with two topics, one of them without questions. */
export function sampleEdital({ cargo = 0, ...changes }: Changes<Edital> & { cargo?: number | null } = {}): Edital {
  const office = (indice: number, nome: string) => ({
    indice,
    nome,
    escolaridade: 'superior' as const,
    lugar: { ...lugar, pagina: 3 },
  });
  return changed<Edital>(
    {
      id: sampleUuid(301),
      nome: 'edital.pdf',
      estado: 'lido',
      problema: null,
      mapa_id: null,
      criado_em: '2026-03-14T12:30:00.000Z',
      revisao: 1,
      pedacos: null,
      leitura: {
        banca: { id: 3, sigla: 'CEBRASPE', nome: 'Centro de Seleção' },
        banca_lida: null,
        orgao: { nome: 'TRT 10ª Região', lugar, duvida: false },
        data_prova: '2999-11-15',
        data_lida: null,
        vagas: null,
        cargos: [office(0, 'ANALISTA'), office(1, 'TÉCNICO')],
        cargo,
        sem_titulo: false,
        disciplinas: [
          {
            indice: 0,
            nome: 'LÍNGUA PORTUGUESA',
            grupo: 'basicos',
            questoes: 15,
            peso: 2,
            duvida: false,
            fora: false,
            lugar: { ...lugar, pagina: 14 },
            lugar_do_peso: null,
            topicos: [
              {
                indice: 0,
                numero: '1',
                texto: 'Crase',
                nivel: 0,
                pagina: 14,
                corrigido: false,
                assuntos: [{ id: 118, nome: 'Crase', questoes: 64 }],
              },
              { indice: 1, numero: '2', texto: 'Semiótica', nivel: 0, pagina: 14, corrigido: false, assuntos: [] },
            ],
          },
        ],
        cobertura: { topicos: 2, reconhecidos: 1, com_questoes: 1 },
        assuntos: [
          {
            id: 118,
            nome: 'Crase',
            materia: 'Língua Portuguesa',
            disciplina: 0,
            pontos: 4.2,
            minimo: 3.1,
            maximo: 5.6,
            questoes: 64,
            outras_bancas: false,
          },
        ],
      },
    },
    changes,
  );
}
