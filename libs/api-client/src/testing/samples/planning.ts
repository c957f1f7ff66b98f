import type { ResultOf } from '@mapa/api-contract';
import { dayAfter } from '@mapa/domain';
import { changed, type Changes } from './change';
import { sampleOverview } from './performance';

type Today = ResultOf<'GET /api/customer-area/today'>;

const day = (dia: string, changes: Partial<Today['plano']['dias'][number]> = {}) => ({
  dia,
  feitas: 0,
  cabem: 30,
  revisoes: 0,
  assuntos: [],
  continuar: 0,
  ...changes,
});

/** A Tuesday of a student with twelve reviews due, a map to continue and an exam in 83 days. */
export const sampleToday = (changes: Changes<Today> = {}): Today =>
  changed<Today>(
    {
      hoje: '2026-11-24',
      agora: '2026-11-24T21:30:00.000Z',
      revisoes: 12,
      simulado: null,
      continuar: {
        mapa_id: 7,
        caderno_id: null,
        nome: 'ENEM 2022',
        progresso: { total: 120, respondidas: 48, certas: 36, erradas: 12, abertas: 70 },
        assunto_id: 11,
        questao_id: 42,
      },
      comece_por: sampleOverview().comece_por,
      comece_por_base: 'mapas',
      prova: { prova_id: 57, nome: 'TRT 10ª Região', data: '2027-02-15', dias: 83 },
      plano: {
        minutos: [60, 60, 60, 60, 60, 0, 0],
        escolhido: true,
        questao_ms: 120_000,
        tempo_do_estudante: false,
        meta: 120,
        feitas: 40,
        sem_lugar: 0,
        dias: [
          day('2026-11-23', { feitas: 30 }),
          day('2026-11-24', {
            feitas: 10,
            revisoes: 12,
            assuntos: [{ id: 11, nome: 'Crase', questoes: 4 }],
            continuar: 4,
          }),
          day('2026-11-25', { continuar: 20 }),
          day('2026-11-26', { continuar: 20 }),
          day('2026-11-27', { continuar: 20 }),
          day('2026-11-28', { cabem: 0 }),
          day('2026-11-29', { cabem: 0 }),
        ],
      },
      semanas: sampleOverview().semanas,
      calendario: Array.from({ length: 35 }, (_, at) => {
        const dia = dayAfter('2026-10-26', at);
        const respostas = { '2026-11-23': 30, '2026-11-24': 10 }[dia] ?? 0;
        return { dia, respostas, meta: at % 7 < 5 ? 24 : 0 };
      }),
      sequencia: { atual: 5, maior: 12 },
      lembrete: null,
    },
    changes,
  );
