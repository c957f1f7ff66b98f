import { readArguments } from './arguments.mjs';

describe('the arguments of the bench', () => {
  it('mean a million questions by default', () => {
    expect(readArguments([])).toMatchObject({ scale: { questoes: 1_000_000, semente: 1 }, only: null });
  });

  it('are small with --rapido, and each figure can be given', () => {
    const { scale, only } = readArguments(['--rapido', '--estudantes', '7', '--so', 'questoes,listas']);
    expect(scale).toMatchObject({ questoes: 4_000, estudantes: 7 });
    expect(only).toEqual(['questoes', 'listas']);
  });

  it('mean the papers of a folder only if one is named', () => {
    expect(readArguments(['--so', 'pdf', '--dados', 'provas'])).toMatchObject({ papers: 'provas', doubts: false });
    expect(readArguments(['--so', 'duvidas', '--dados', 'provas'])).toMatchObject({ papers: 'provas', doubts: true });
    for (const half of [
      ['--so', 'pdf'],
      ['--so', 'duvidas'],
      ['--dados', 'provas'],
    ])
      expect(() => readArguments(half)).toThrow(/go together/);
  });

  it('mean the pages of the site if only they are named, at the slowdown of a phone or at the given one', () => {
    expect(
      [
        ['--so', 'paginas'],
        ['--so', 'paginas', '--cpu', '1'],
        ['--so', 'questoes'],
      ].map((argv) => readArguments(argv).pages),
    ).toEqual([{ slowdown: 4 }, { slowdown: 1 }, null]);
    expect(() => readArguments(['--so', 'questoes', '--cpu', '1'])).toThrow('--cpu goes with --so paginas');
  });
  it('mean the recovery of item parameters if only that is named', () => {
    expect(
      [['--so', 'calibracao'], ['--rapido', '--so', 'calibracao'], []].map((argv) => readArguments(argv).replications),
    ).toEqual([60, 3, null]);
  });

  it('mean the training of subjects on a hundred thousand questions if only that is named', () => {
    expect(readArguments(['--so', 'assuntos'])).toMatchObject({ subjects: true, scale: { questoes: 100_000 } });
    expect(readArguments(['--so', 'questoes']).subjects).toBe(false);
  });

  it('mean ten thousand answers over faults if only they are named, or three hundred', () => {
    const [all, few, other] = [['--so', 'outbox', '--semente', '4'], ['--rapido', '--so', 'outbox'], []].map(
      readArguments,
    );
    expect(all).toMatchObject({ outbox: true, scale: { respostas: 10_000, semente: 4 } });
    expect([few.scale.respostas, other.outbox]).toEqual([300, false]);
  });

  it.each([['--questoes=many'], ['--questoes=0'], ['--depressa']])('are refused in one line: %s', (argument) => {
    expect(() => readArguments([argument])).toThrow(/npm run bench -- /);
  });
});
