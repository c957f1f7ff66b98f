import type { ResultOf } from '@mapa/api-contract';
import type { Database } from '../db/client';
import { statement } from '../db/statement';
import { presentMarks } from '../study-aids/marks';

type StudentQuestion = ResultOf<'GET /api/customer-area/question/{id}'>;
/** What a student has done with a question besides answering it. */
type OwnThings = Required<Pick<StudentQuestion, 'favorita' | 'oculta' | 'anotada' | 'solicitacao' | 'marcas'>>;

interface Row extends Record<string, unknown> {
  question_id: number;
  version: number;
  favorite: boolean;
  hidden: boolean;
  noted: boolean;
  request: 'pendente' | 'respondida' | null;
  highlights: { inicio: number; fim: number; cor: string }[] | null;
  struck: number[] | null;
  revision: number | null;
  updated_at: Date | null;
}

const ownThings = statement<Row>(
  'own-things',
  `select w.id as question_id, w.version,
     exists (select from favorites f where f.student_id = $1 and f.question_id = w.id) as favorite,
     exists (select from hidden_questions h where h.student_id = $1 and h.question_id = w.id) as hidden,
     exists (select from question_notes n where n.student_id = $1 and n.question_id = w.id and n.text is not null) as noted,
     (select case when r.answered_at is null then 'pendente' else 'respondida' end
      from comment_requests r where r.student_id = $1 and r.question_id = w.id) as request,
     m.highlights, m.struck, m.revision, m.updated_at
   from unnest($2::int[], $3::int[]) as w (id, version)
   left join question_marks m on m.student_id = $1 and m.question_id = w.id and m.question_version = w.version`,
);

const present = ({ question_id, version, favorite, hidden, noted, request, ...marks }: Row): OwnThings => {
  const { highlights, struck, revision, updated_at } = marks;
  return {
    favorita: favorite,
    oculta: hidden,
    anotada: noted,
    solicitacao: request,
    marcas:
      highlights && struck && revision && updated_at
        ? presentMarks({ id: question_id, version }, { highlights, struck, revision, updatedAt: updated_at })
        : null,
  };
};

/** The student's favourites, hidden ones, notes, requests and marks among questions, each in the wording that is shown. */
export async function readOwnThings(db: Database, studentId: string, shown: { id: number; versao: number }[]): Promise<Map<number, OwnThings>> {
  if (shown.length === 0) return new Map();
  const rows = await ownThings(db, [studentId, shown.map(({ id }) => id), shown.map(({ versao }) => versao)]);
  return new Map(rows.map((row) => [row.question_id, present(row)]));
}
