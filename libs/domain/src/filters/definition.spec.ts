import { listAddress } from '../list-address';
import {
  choiceText,
  countChosen,
  filterFields,
  formSections,
  savedFilterText,
  type FilterDefinition,
} from './definition';
import {
  EXAM_FILTER_SECTIONS,
  EXAM_FILTERS,
  MAP_FILTER_SECTIONS,
  MAP_FILTERS,
  NOTICE_FILTER_SECTIONS,
  NOTICE_FILTERS,
} from './list-filters';
import { QUESTION_FILTER_SECTIONS, QUESTION_FILTERS } from './question-filters';

const { id, busca, materia_id, cargo, ano, escolaridade, comentada, estado, ocultas, anuladas } = QUESTION_FILTERS;
const salary = NOTICE_FILTERS.salario_min;

describe('the address of a list’s filters', () => {
  const fields = filterFields({ ...QUESTION_FILTERS, salario_min: salary });
  const list = listAddress<Record<string, unknown>>('/questoes', fields, []);

  it('writes several choices as key[] and one as key', () => {
    const filters = {
      id: 12,
      busca: 'crase',
      materia_id: [1, 2],
      cargo: 'Auditor',
      ano: [2023, 2024],
      escolaridade: ['medio', 'superior'],
      comentada: true,
      estado: 'erradas',
      ocultas: 'somente',
      anuladas: 'incluir',
      salario_min: 5000,
    };
    const query = decodeURIComponent(list.params(filters).toString());
    expect(query).toBe(
      'id=12&busca=crase&materia_id[]=1&materia_id[]=2&cargo=Auditor&ano[]=2023&ano[]=2024&escolaridade[]=medio' +
        '&escolaridade[]=superior&comentada=true&estado=erradas&ocultas=somente&anuladas=incluir&salario_min=5000',
    );
    expect(list.parse(new URLSearchParams(query))).toEqual(filters);
  });

  it.each([
    'id=0',
    'materia_id[]=x',
    'materia_id=1',
    'ano[]=1899',
    'escolaridade[]=doutorado',
    'comentada=1',
    'estado=todas',
    'estado=x',
    'anuladas=ocultar',
    'salario_min=5001',
  ])('reads nothing out of %s', (query) => expect(list.parse(new URLSearchParams(query))).toEqual({}));

  it('accepts no more words than the server', () => {
    const read = (key: string) => list.parse(new URLSearchParams({ [key]: 'x'.repeat(300) }))[key];
    expect([read('busca'), read('cargo')]).toEqual(['x'.repeat(200), 'x'.repeat(100)]);
  });
});

describe('the words of one choice', () => {
  it.each<[FilterDefinition, unknown, string]>([
    [id, 12, 'Q12'],
    [materia_id, 5, '5'],
    [ano, 2024, '2024'],
    [busca, 'crase', '“crase”'],
    [cargo, 'Auditor', 'Cargo: Auditor'],
    [comentada, true, 'Com comentário'],
    [comentada, false, 'Sem comentário'],
    [anuladas, 'incluir', 'Com anuladas'],
    [escolaridade, 'medio', 'Médio'],
    [estado, 'erradas', 'Erradas'],
    [ocultas, 'excluir', 'Sem as que ocultei'],
    [{ ...salary, options: [{ value: 5000, label: 'A partir de cinco mil' }] }, 5000, 'A partir de cinco mil'],
  ])('of %o with %j are %s', (definition, value, words) => expect(choiceText(definition, value)).toBe(words));

  it('are the name, if the name of the id is known', () => {
    const nameOf = (of: string, value: number) => `${of} ${value + 1}`;
    expect(choiceText(materia_id, '5', nameOf)).toBe('matter 6');
  });
});

describe('the words of a stored filter', () => {
  it.each<[FilterDefinition, unknown, string[]]>([
    [id, 12, ['Q12']],
    [id, '12', []],
    [materia_id, [1, 2], ['2 matérias']],
    [materia_id, [1], ['1 matéria']],
    [materia_id, [], []],
    [materia_id, 1, []],
    [ano, [2023, 2024], ['2023', '2024']],
    [ano, 2024, []],
    [busca, 'crase', ['“crase”']],
    [busca, ['crase'], []],
    [cargo, 'Auditor', ['Auditor']],
    [cargo, 7, []],
    [comentada, true, ['com comentário']],
    [comentada, false, ['sem comentário']],
    [comentada, 'true', []],
    [anuladas, 'incluir', ['com anuladas']],
    [anuladas, 'ocultar', []],
    [estado, 'erradas', ['Erradas']],
    [estado, 'todas', []],
    [estado, 'perdidas', []],
    [ocultas, 'somente', ['só as que ocultei']],
    [ocultas, 'todas', []],
    [escolaridade, ['superior', 'doutorado', 'medio'], ['Superior', 'Médio']],
    [escolaridade, 'superior', []],
    [{ ...salary, options: [{ value: 5000, label: 'A partir de cinco mil' }] }, 5000, ['A partir de cinco mil']],
    [{ ...salary, options: [{ value: 5000, label: 'A partir de cinco mil' }] }, 4000, []],
  ])('%o with %j: %j', (definition, value, words) => expect(savedFilterText(definition, value)).toEqual(words));
});

describe('the form of a list', () => {
  const forms = [
    ['maps', MAP_FILTERS, MAP_FILTER_SECTIONS],
    ['papers', EXAM_FILTERS, EXAM_FILTER_SECTIONS],
    ['notices', NOTICE_FILTERS, NOTICE_FILTER_SECTIONS],
    ['questions', QUESTION_FILTERS, QUESTION_FILTER_SECTIONS],
  ] as const;

  it.each(forms)('of %s contains each filter once, except code and search', (_name, definitions, sections) => {
    const inside = Object.entries<FilterDefinition>(definitions)
      .filter(([, { kind }]) => kind !== 'id' && kind !== 'search')
      .map(([name]) => name);
    expect(sections.flatMap(({ filters }) => filters).sort()).toEqual(inside.sort());
  });

  it('calls a section by its own title, or by its first filter', () => {
    const form = formSections({ cargo, ano })([{ filters: ['cargo'], title: 'Onde' }, { filters: ['ano'] }]);
    expect(form).toEqual([
      { filters: ['cargo'], title: 'Onde' },
      { filters: ['ano'], title: 'Ano' },
    ]);
    expect(formSections({})([{ filters: [] }])).toEqual([{ filters: [], title: '' }]);
  });

  it.each([
    ['maps', MAP_FILTER_SECTIONS, ['Escolaridade']],
    ['papers', EXAM_FILTER_SECTIONS, ['Escolaridade']],
    ['notices', NOTICE_FILTER_SECTIONS, ['Situação', 'Escolaridade', 'Salário']],
    ['questions', QUESTION_FILTER_SECTIONS, ['Matéria e assunto', 'Minhas respostas']],
  ])('of %s starts with few sections open', (_name, sections, open) =>
    expect(sections.filter(({ startsOpen }) => startsOpen).map(({ title }) => title)).toEqual(open),
  );
});

describe('the number of choices', () => {
  it('counts each choice of a list, and not filters that only widen it', () => {
    const count = (filters: object) => countChosen(QUESTION_FILTERS, filters as Record<string, unknown>);
    expect(count({})).toBe(0);
    expect(count({ ano: [2023, 2024], cargo: 'Auditor', comentada: false, anuladas: 'incluir', page: 3 })).toBe(4);
    expect(count({ ano: undefined, desatualizadas: 'incluir' })).toBe(0);
  });
});
