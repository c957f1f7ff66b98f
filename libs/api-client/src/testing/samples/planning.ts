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

type Road = NonNullable<ResultOf<'GET /api/customer-area/road'>['caminho']>;

const roadWeek = (inicio: string, changes: Partial<Road['semanas'][number]> = {}): Road['semanas'][number] => ({
  inicio,
  prevista: false,
  questoes: 40,
  fortes: 20,
  fracos: 10,
  em_aberto: 20,
  planejados: 0,
  nao_vistos: 50,
  ...changes,
});

/** The road of a student with two past weeks and two to come. */
export const sampleRoad = (changes: Changes<Road> = {}): { caminho: Road } => ({
  caminho: changed<Road>(
    {
      mapa: { id: 7, nome: 'TRT 10ª Região – Analista' },
      data_prova: '2026-12-02',
      dias: 8,
      pontos: 100,
      assuntos: { fortes: 4, fracos: 2, em_aberto: 6, nao_vistos: 12 },
      semanas: [
        roadWeek('2026-11-16', { fortes: 5, fracos: 5, em_aberto: 10, nao_vistos: 80 }),
        roadWeek('2026-11-23'),
        roadWeek('2026-11-23', { prevista: true, questoes: 90, planejados: 20, nao_vistos: 30 }),
        roadWeek('2026-11-30', { prevista: true, questoes: 48, planejados: 30.5, nao_vistos: 19.5 }),
      ],
      faltam_respostas: 0,
      esta_semana: { pontos: 0.82, minimo: 0.21, maximo: 1.43 },
      semana_a_mais: { pontos: 0.4, minimo: -0.1, maximo: 0.9 },
    },
    changes,
  ),
});
