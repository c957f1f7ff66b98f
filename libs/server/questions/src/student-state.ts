import type { ResultOf } from '@mapa/api-contract';
import { type Database, ofAnyLength, statement } from '@mapa/server-platform';
import { presentMarks, readMarks } from './highlights';
import { changesSince, readChanges } from './versions/changes';
import { readWordings } from './versions/wordings';

type StudentQuestion = ResultOf<'GET /api/customer-area/question/{id}'>;
/** A student's marks on a question besides answers. */
type OwnThings = Required<Pick<StudentQuestion, 'favorita' | 'oculta' | 'anotada' | 'solicitacao' | 'marcas'>> &
  Pick<StudentQuestion, 'marcas_anteriores'>;

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
  /** The last earlier wording that has marks. */
  earlier: number | null;
}

const ownThings = statement<Row>(
  'own-things',
  `select w.id as question_id, w.version,
     exists (select from favorites f where f.student_id = $1 and f.question_id = w.id) as favorite,
     exists (select from hidden_questions h where h.student_id = $1 and h.question_id = w.id) as hidden,
     exists (select from question_notes n where n.student_id = $1 and n.question_id = w.id and n.text is not null) as noted,
     (select case when r.answered_at is null then 'pendente' else 'respondida' end
      from comment_requests r where r.student_id = $1 and r.question_id = w.id) as request,
     m.highlights, m.struck, m.revision, m.updated_at,
     (select max(e.question_version) from question_marks e join question_versions v on v.question_id = w.id and v.version = e.question_version
      where e.student_id = $1 and e.question_id = w.id and v.wording < shown.wording and (e.highlights <> '[]' or e.struck <> '{}')) as earlier
   from unnest(${ofAnyLength('$2::int[]')}, ${ofAnyLength('$3::int[]')}) as w (id, version)
   join question_versions shown on shown.question_id = w.id and shown.version = w.version
   left join lateral (
     select same.highlights, same.struck, same.revision, same.updated_at
     from question_marks same join question_versions v on v.question_id = w.id and v.version = same.question_version
     where same.student_id = $1 and same.question_id = w.id and v.wording = shown.wording
     order by same.question_version desc limit 1) m on true`,
);

/** Marks in an earlier wording, with that wording, by question. */
async function readEarlierMarks(
  db: Database,
  studentId: string,
  rows: Row[],
): Promise<Map<number, NonNullable<StudentQuestion['marcas_anteriores']>>> {
  const refs = rows.flatMap(({ question_id: id, earlier }) => (earlier === null ? [] : [{ id, version: earlier }]));
  if (refs.length === 0) return new Map();
  const [wordings, changes, marks] = await Promise.all([
    readWordings(db, refs),
    readChanges(
      db,
      refs.map(({ id }) => id),
    ),
    Promise.all(refs.map(({ id, version }) => readMarks(db, studentId, id, version))),
  ]);
  return new Map(
    marks.flatMap((mark) => {
      const wording = wordings.get(mark.questao_id);
      if (!wording) return [];
      const { statement: enunciado, options } = wording;
      return [
        [
          mark.questao_id,
          { ...mark, enunciado, ...options, mudancas: changesSince(changes.get(mark.questao_id), mark.versao) },
        ] as const,
      ];
    }),
  );
}

const present = (
  { question_id, version, favorite, hidden, noted, request, ...marks }: Row,
  earlier: StudentQuestion['marcas_anteriores'],
): OwnThings => {
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
    marcas_anteriores: earlier ?? null,
  };
};

/**
 * The student's favourites, hidden questions, notes, requests and marks among questions, each in its displayed wording.
 */
export async function readStudentState(
  db: Database,
  studentId: string,
  shown: { id: number; versao: number }[],
): Promise<Map<number, OwnThings>> {
  if (shown.length === 0) return new Map();
  const rows = await ownThings(db, [studentId, shown.map(({ id }) => id), shown.map(({ versao }) => versao)]);
  const earlier = await readEarlierMarks(db, studentId, rows);
  return new Map(rows.map((row) => [row.question_id, present(row, earlier.get(row.question_id))]));
}
