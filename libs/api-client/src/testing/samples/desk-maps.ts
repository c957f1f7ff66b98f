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
