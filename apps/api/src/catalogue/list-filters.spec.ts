import {
  dayAfter,
  dayInBrasilia,
  EXAM_FILTERS,
  MAP_FILTERS,
  NOTICE_FILTERS,
  ORIGIN_FILTERS,
  type FilterDefinition,
  type FilterDefinitions,
} from '@mapa/domain';
import { exams, institutions, notices, questionMaps } from '@mapa/server-platform';
import { createTestApp, type TestApp } from '../testing/app';

let api: TestApp;
const ids: Record<string, number> = {};

/** One paper with its notice and its map, which match the examples of all definitions. */
beforeAll(async () => {
  api = await createTestApp();
  for (const [of, kind] of [
    ['board', 'banca'],
    ['institution', 'orgao'],
  ] as const) {
    const [row] = await api.db.insert(institutions).values({ kind, acronym: of, name: of, slug: of }).returning();
    ids[of] = row?.id ?? 0;
  }
  const facts = {
    name: 'TRT 10 Analista Judiciário',
    slug: 'trt-10',
    boardId: ids['board'],
    institutionId: ids['institution'],
    year: ORIGIN_FILTERS.ano.example,
    educationLevel: ORIGIN_FILTERS.escolaridade.options[0].value,
    position: 'Analista',
  };
  const [exam] = await api.db
    .insert(exams)
    .values({ ...facts, state: 'df', given: true })
    .returning();
  await api.db.insert(questionMaps).values(facts);
  await api.db.insert(notices).values({
    examId: exam?.id ?? 0,
    sourceKey: 'trt-10',
    educationLevels: [facts.educationLevel],
    positions: [facts.position],
    sphere: 'federal',
    salaryMaxCents: NOTICE_FILTERS.salario_min.example * 100,
    opensOn: dayInBrasilia(),
    closesOn: dayAfter(dayInBrasilia(), 1),
  });
});
afterAll(() => api.close());

/** Values of a filter; one of them matches the paper above, another does not. */
function valuesOf(definition: FilterDefinition): unknown[] {
  switch (definition.kind) {
    case 'ids':
      return [[ids[definition.of]], [999_999]];
    case 'years':
      return [[definition.example], [1900]];
    case 'search':
    case 'words':
      return [definition.example, 'nada disto'];
    case 'options':
      return definition.options.map(({ value }) => [value]);
    case 'least':
      return [definition.example, definition.maximum];
    default:
      throw new Error(`lists of papers, notices and maps have no filter of the kind ${definition.kind} yet`);
  }
}

type Ask = (query: Record<string, unknown>) => Promise<{ total: number }>;
const papers: Ask = (query) => api.ok('GET /api/exam', query);
const announced: Ask = (query) => api.ok('GET /api/exam', { com_edital: true, ...query });
const maps: Ask = (query) => api.ok('GET /api/question-map', query);

const LISTS: [list: string, FilterDefinitions, Ask][] = [
  ['papers', EXAM_FILTERS, papers],
  ['notices', NOTICE_FILTERS, announced],
  ['maps', MAP_FILTERS, maps],
];
const FILTERS = LISTS.flatMap(([list, definitions, ask]) =>
  Object.entries(definitions).map(([name, definition]) => ({ list, name, definition, ask })),
);

describe('the list of', () => {
  it.each(FILTERS)('$list finds by $name the rows with the value, and leaves out the others', async (filter) => {
    expect((await filter.ask({})).total).toBe(1);
    const totals = new Set<number>();
    for (const value of valuesOf(filter.definition)) totals.add((await filter.ask({ [filter.name]: value })).total);
    expect(totals).toEqual(new Set([0, 1]));
  });

  it.each(['busca', 'cargo'])('maps, papers and notices ignores a blank %s', async (name) => {
    for (const [, , ask] of LISTS) expect((await ask({ [name]: ' ' })).total).toBe(1);
  });
});
