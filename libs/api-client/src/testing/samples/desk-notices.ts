import type { ResultOf } from '@mapa/api-contract';
import { changed, type Changes } from './change';

type Notice = ResultOf<'GET /api/customer-area/desk/notice/{id}'>;
type Line = ResultOf<'GET /api/customer-area/desk/notice'>['data'][number];

/** A notice in the staff's list: open, without a paper. */
export const sampleDeskNoticeLine = (changes: Changes<Line> = {}): Line =>
  changed<Line>(
    {
      id: 57,
      concurso: 'ANFAM 2026',
      orgao: 'ANFAM – Agência de Faróis',
      banca: 'FUNDAVE',
      situacao: 'aberto',
      inscricoes_de: '2026-03-02',
      inscricoes_ate: '2026-03-20',
      data_prova: '2026-05-10',
      tem_prova: false,
    },
    changes,
  );

/** The same notice with all that is said of it. */
export const sampleDeskNotice = (changes: Changes<Notice> = {}): Notice =>
  changed<Notice>(
    {
      id: 57,
      revisao: '4f7a1c09be52d310',
      situacao: 'aberto',
      tem_prova: false,
      da_mesa: false,
      estudantes: 0,
      campos: {
        concurso: 'ANFAM 2026',
        orgao: 'ANFAM – Agência de Faróis',
        banca: 'FUNDAVE',
        ano: 2026,
        uf: 'df',
        esfera: 'federal',
        escolaridades: ['medio', 'superior'],
        cargos: ['Técnico', 'Analista'],
        vagas: 40,
        cadastro_reserva: true,
        salario_min_centavos: 450_000,
        salario_max_centavos: 912_050,
        taxa_centavos: 8_500,
        inscricoes_de: '2026-03-02',
        inscricoes_ate: '2026-03-20',
        data_prova: '2026-05-10',
        suspenso: false,
        penaliza_erro: null,
        link: 'https://exemplo.com.br/e.pdf',
        observacao: null,
      },
      edital: null,
    },
    changes,
  );
