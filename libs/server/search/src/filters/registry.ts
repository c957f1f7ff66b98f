import { questions } from '@mapa/server-platform';
import {
  facetOf,
  QUESTION_FILTER_NAMES,
  type QUESTION_FILTERS,
  type FilterValue,
  type QuestionFilter,
} from '@mapa/domain';
import { arrayOverlaps, eq, sql } from 'drizzle-orm';
import { RoaringBitmap32 } from 'roaring-wasm';
import type { IndexColumns } from '../search-index/build';
import { countNodes } from '../search-index/paths';
import {
  anyOf,
  anySet,
  withText,
  isQuestion,
  showing,
  type FacetCounter,
  type LookUp,
  type ServerFilter,
} from './filter';
import { byAnswers, byHidden } from './own-filters';
import { textCondition } from './text-filter';

/** Filters by the tree of subjects: a matéria or an assunto includes everything below it. */
const bySubject = {
  condition: (nodes: number[]) => arrayOverlaps(questions.subjectPath, nodes),
  prepare: (nodes: number[]): LookUp => {
    return ({ facts }) => ({
      within: anySet(nodes.flatMap((node) => facts.nodes.of(node) ?? [])) ?? new RoaringBitmap32(),
    });
  },
  facet: {
    rows: (where) => sql`select unnest(${questions.subjectPath}) as value from ${questions} where ${where}`,
    // Few nodes are intersected; many are counted in one pass over the questions.
    count: (found, { facts }, values) =>
      values
        ? values.map((valor) => {
            const within = facts.nodes.of(Number(valor));
            return { valor, questoes: within ? found.andCardinality(within) : 0 };
          })
        : Array.from(countNodes(facts.countPaths(found)), ([node, questoes]) => ({ valor: String(node), questoes })),
  } satisfies FacetCounter,
};

type Definitions = typeof QUESTION_FILTERS;
/** How a filter counts its choices; null: each choice takes a search of its own. */
type Side<Name extends QuestionFilter> = ServerFilter<FilterValue<Definitions[Name]>> &
  (Definitions[Name] extends { facet: string } ? { facet: FacetCounter | null } : unknown);

/** The server's side of every filter that libs/domain defines. A missing filter does not compile. */
const FILTERS = {
  id: {
    condition: isQuestion,
    prepare: (id) => () => ({ within: new RoaringBitmap32([id]) }),
    // A question requested by its id is shown in any state.
    shows: () => ['annulled', 'outdated'],
  },
  busca: { condition: textCondition, prepare: null },
  materia_id: bySubject,
  assunto_id: bySubject,
  banca_id: anyOf('boardId'),
  instituicao_id: anyOf('institutionId'),
  prova_id: {
    condition: (exams) => sql`questions.id in (select question_id from exam_questions where exam_id in ${exams})`,
    prepare:
      (exams) =>
      ({ papers }) => ({ within: new RoaringBitmap32(papers.questionsOf(exams)) }),
    facet: {
      rows: (where) =>
        sql`select eq.exam_id as value from exam_questions eq join ${questions} on questions.id = eq.question_id where ${where}`,
      count: (found, { papers }, values) =>
        papers.count(found, values?.map(Number)).map(([exam, questoes]) => ({ valor: String(exam), questoes })),
    },
  },
  cargo: withText('position'),
  area: withText('area'),
  ano: anyOf('year'),
  escolaridade: anyOf('educationLevel'),
  // The federal state (UF) of a paper that holds the question. It is read from the paper: a copy in `questions` would
  // have to be kept up to date.
  uf: {
    condition: (states) =>
      sql`questions.id in (select eq.question_id from exam_questions eq join exams e on e.id = eq.exam_id where e.state in ${states})`,
    prepare:
      (states) =>
      ({ papers }) => ({
        within: anySet(states.map((state) => new RoaringBitmap32(papers.ofState(state)))) ?? new RoaringBitmap32(),
      }),
    facet: {
      rows: (where) => sql`
        select held.state as value from ${questions} cross join lateral (
          select distinct e.state from exam_questions eq join exams e on e.id = eq.exam_id where eq.question_id = questions.id
        ) held where ${where}`,
      count: (found, { papers }) => papers.countStates(found).map(([valor, questoes]) => ({ valor, questoes })),
    },
  },
  dificuldade: anyOf('difficulty'),
  tipo: anyOf('kind'),
  comentada: {
    condition: (wanted) => eq(questions.commented, wanted),
    prepare:
      (wanted) =>
      ({ facts }) => ({ within: wanted ? facts.commented : RoaringBitmap32.andNot(facts.all, facts.commented) }),
    facet: {
      rows: (where) => sql`select ${questions.commented} as value from ${questions} where ${where}`,
      count: (found, { facts }) => {
        const commented = found.andCardinality(facts.commented);
        return [
          { valor: 'true', questoes: commented },
          { valor: 'false', questoes: found.size - commented },
        ];
      },
    },
  },
  estado: { ...byAnswers, facet: null },
  ocultas: byHidden,
  anuladas: showing('annulled'),
  desatualizadas: showing('outdated'),
} satisfies { [Name in QuestionFilter]: Side<Name> };

/** The server's side of a filter, for values of any type. */
export const serverFilter = (name: QuestionFilter) =>
  // The value comes from the query field of the same name; the type above ensures that both match.
  FILTERS[name] as ServerFilter<unknown> & { facet?: FacetCounter | null };

const sides = QUESTION_FILTER_NAMES.map(serverFilter);
const columnsOf = (some: typeof sides) => some.flatMap(({ column }) => column ?? []);

/** Columns of the index: those of the filters, and those that board profiles count. */
export const INDEX_COLUMNS: IndexColumns = {
  values: [...new Set([...columnsOf(sides), 'alternativeCount' as const])],
  normalised: columnsOf(sides.filter(({ normalised }) => normalised)),
};

/** The counter of a facet's choices; null where each choice needs a search of its own. Throws for an unknown facet. */
export function facetCounter(facet: string): FacetCounter | null {
  const side = QUESTION_FILTER_NAMES.filter((name) => facetOf(name) === facet).map(serverFilter)[0];
  if (side?.facet === undefined) throw new Error(`no filter counts the facet ${facet}`);
  return side.facet;
}
