import { sampleBoardProfile } from '@mapa/api-client/testing';
import { yearsTable } from './years';

const sharesOf = (board: Parameters<typeof yearsTable>[0]) =>
  yearsTable(board).rows.map(({ name, cells }) => [
    name,
    ...cells.map(({ proportion }) => proportion && Math.round(proportion.share * 100)),
  ]);

describe('a board over the years', () => {
  it('is shown in columns from the oldest year on, without questions of an unknown year', () => {
    expect(yearsTable(sampleBoardProfile()).columns.map(({ name, size }) => [name, size])).toEqual([
      ['2020', 15],
      ['2023', 80],
      ['2024', 100],
    ]);
  });

  it('shows no share for a year with too few questions', () => {
    expect(sharesOf(sampleBoardProfile())).toEqual([
      ['Informática', null, 88, 30],
      ['Português', null, 13, 70],
    ]);
  });

  it('is warmest where its share is greatest, and cold where it is zero', () => {
    const materias = [
      { id: 1, nome: 'Português', questoes: 80, por_ano: [0, 80, 0, 0] },
      { id: 2, nome: 'Penal', questoes: 20, por_ano: [20, 0, 0, 0] },
    ];
    expect(yearsTable(sampleBoardProfile({ materias })).rows.map(({ cells }) => cells.map(({ heat }) => heat))).toEqual(
      [
        [0, 4, 0],
        [0, 0, 1],
      ],
    );
  });

  it('merges the years before the sixth into one column with a common sample', () => {
    const years = [2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017];
    const board = sampleBoardProfile({
      anos: years.map((ano) => ({ ano, questoes: 20 })),
      materias: [{ id: 1, nome: 'Português', questoes: 80, por_ano: years.map(() => 10) }],
    });
    const { columns } = yearsTable(board);
    expect(columns.map(({ name }) => name)).toEqual(['até 2018', '2019', '2020', '2021', '2022', '2023', '2024']);
    expect(columns[0]?.size).toBe(40);
    expect(sharesOf(board)).toEqual([['Português', 50, null, null, null, null, null, null]]);
  });

  it('names a single older year', () => {
    const years = [2024, 2023, 2022, 2021, 2020, 2019, 2011];
    const board = sampleBoardProfile({ anos: years.map((ano) => ({ ano, questoes: 40 })), materias: [] });
    expect(yearsTable(board).columns[0]?.name).toBe('2011');
  });
});
