import type { ResultOf } from '@mapa/api-contract';
import { changed, type Changes } from './change';

type Subjects = ResultOf<'GET /api/customer-area/desk/subject'>;
type Answer = ResultOf<'PUT /api/customer-area/desk/subject/{id}/name'>;

/** A small tree at the desk: two matérias, and an assunto with a former name. */
export const sampleDeskSubjects = (changes: Changes<Subjects> = {}): Subjects =>
  changed<Subjects>(
    {
      assuntos: [
        { id: 1, nome: 'Português', pai_id: null, questoes: 40, nomes_anteriores: [] },
        { id: 11, nome: 'Crase', pai_id: 1, questoes: 12, nomes_anteriores: ['Emprego da crase'] },
        { id: 12, nome: 'Regência', pai_id: 1, questoes: 8, nomes_anteriores: [] },
        { id: 2, nome: 'Língua Portuguesa', pai_id: null, questoes: 30, nomes_anteriores: [] },
      ],
      candidatos: [{ um: { id: 1, nome: 'Português' }, outro: { id: 2, nome: 'Língua Portuguesa' }, percentual: 83 }],
      mudancas: [
        {
          id: 3,
          ato: 'renomear',
          em: '2026-03-14T12:30:00.000Z',
          antes: 'Português › Emprego da crase',
          depois: 'Português › Crase',
        },
      ],
    },
    changes,
  );

/** The result of a change of a subject. */
export const sampleSubjectAnswer = (changes: Changes<Answer> = {}): Answer =>
  changed<Answer>(
    {
      feito: true,
      em_andamento: false,
      muda: {
        antes: 'Português › Crase',
        depois: 'Português › Regência',
        assuntos: 1,
        questoes: 12,
        mapas: 4,
        cadernos: 1,
        filtros: 2,
        estudantes: 318,
        coincidem: [],
      },
    },
    changes,
  );
