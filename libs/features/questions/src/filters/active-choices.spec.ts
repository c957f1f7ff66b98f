import { activeChoices, namesFrom } from './active-choices';
import { changeFilters, type Filters } from './filter-params';
import { buildSubjectTree } from './subject-tree';

const tree = buildSubjectTree([
  { id: 1, nome: 'Português', questoes: 3, assuntos: [{ id: 11, nome: 'Crase', pai_id: 1, questoes: 2 }] },
]);
const source = {
  banca: { id: 5, sigla: 'FGV', nome: 'Fundação Getulio Vargas' },
  instituicao: { id: 6, sigla: '', nome: 'Câmara de Recife' },
  prova: { id: 7, nome: 'Prova de 2024' },
  assunto: [{ id: 99, nome: 'Assunto inativo' }],
};
const names = namesFrom(tree, [source]);
const filters: Filters = {
  busca: 'crase',
  assunto_id: [11, 99],
  banca_id: [5],
  instituicao_id: [6],
  prova_id: [7],
  estado: 'erradas',
  ano: [2023, 2024],
  dificuldade: [5],
  comentada: true,
  anuladas: 'incluir',
};

describe('the chips of a filter', () => {
  it('have the name of each choice', () => {
    expect(activeChoices(filters, names).map(({ name }) => name)).toEqual([
      '“crase”',
      'Crase',
      'Assunto inativo',
      'Erradas',
      'FGV',
      'Câmara de Recife',
      'Prova de 2024',
      '2023',
      '2024',
      'Muito difícil',
      'Com comentário',
      'Com anuladas',
    ]);
  });

  it('remove one choice and leave the others', () => {
    const chip = activeChoices(filters, names).find(({ name }) => name === '2023');
    expect(changeFilters(filters, chip?.without ?? {})).toEqual({ ...filters, ano: [2024] });
  });

  it('removed one after the other leave nothing', () => {
    const rest = activeChoices(filters, names).reduce((left) => {
      const [chip] = activeChoices(left, names);
      return chip ? changeFilters(left, chip.without) : left;
    }, filters);
    expect(rest).toEqual({});
  });

  it('show the name of the filter if a choice has no known name', () => {
    expect(activeChoices({ banca_id: [404], prova_id: [404] }, namesFrom(tree, [])).map(({ name }) => name)).toEqual([
      'Banca',
      'Prova',
    ]);
  });
});
