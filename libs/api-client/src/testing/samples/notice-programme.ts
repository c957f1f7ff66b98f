import type { ResultOf } from '@mapa/api-contract';
import { changed, type Changes } from './change';
import { sampleEdital } from './edital';

type Programme = ResultOf<'GET /api/exam/{id}/programme'>;

/** The programme of a notice's edital: two offices, the first one chosen; one discipline, one of its topics missing. */
export function sampleNoticeProgramme(changes: Changes<Programme> = {}): Programme {
  const { leitura } = sampleEdital();
  if (!leitura) throw new Error('the sample is read');
  return changed<Programme>(
    {
      id: 57,
      nome: 'TRT 10 2026',
      orgao: 'Tribunal Regional do Trabalho da 10ª Região',
      banca: leitura.banca,
      data_prova: '2999-11-15',
      dia_do_concurso: true,
      lido_em: '2026-03-14T12:30:00.000Z',
      cargos: leitura.cargos.map(({ indice, nome, escolaridade }) => ({ indice, nome, escolaridade })),
      cargo: 0,
      disciplinas: [
        { nome: 'LÍNGUA PORTUGUESA', questoes: 15, peso: 2, duvida: false, topicos: 2, sem_questoes: ['Semiótica'] },
      ],
      cobertura: leitura.cobertura,
      assuntos: leitura.assuntos,
      total_assuntos: 9,
      questoes: 64,
      primeiras: [{ id: 42, assunto: 'Crase' }],
    },
    changes,
  );
}
