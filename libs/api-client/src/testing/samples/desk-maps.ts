import type { ResultOf } from '@mapa/api-contract';
import { changed, type Changes } from './change';

type DeskMap = ResultOf<'GET /api/customer-area/desk/map'>['data'][number];

/** A map in the staff's list: offered, in its first edition. */
export const sampleDeskMap = (changes: Changes<DeskMap> = {}): DeskMap =>
  changed<DeskMap>(
    {
      id: 42,
      nome: 'OAB 2025',
      situacao: 'oferecido',
      prova: { id: 57, nome: 'OAB 2025' },
      questoes: 80,
      assuntos: 17,
      edicao: 1,
      substitui: null,
      substituido_por: null,
      pode_voltar: false,
      estudantes: 318,
    },
    changes,
  );

type MapOrder = ResultOf<'GET /api/customer-area/desk/map/{id}/order'>;

/** The order of a map of two matérias by incidence. */
export const sampleMapOrder = (changes: Changes<MapOrder> = {}): MapOrder =>
  changed<MapOrder>(
    {
      mapa: sampleDeskMap(),
      a_mao: false,
      revisao: 'r1',
      materias: [
        {
          id: 1,
          nome: 'Direito Penal',
          assuntos: [
            { id: 11, nome: 'Crimes contra a honra', questoes: 6 },
            { id: 12, nome: 'Penas', questoes: 4 },
          ],
        },
        { id: 2, nome: 'Ética', assuntos: [{ id: 21, nome: 'Sigilo', questoes: 5 }] },
      ],
    },
    changes,
  );
