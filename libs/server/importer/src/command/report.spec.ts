import { Report } from './report';

const outcome = {
  examId: null,
  links: [],
  counts: { accepted: 1, unchanged: 0, updated: 0, withoutSubject: 0, suggested: 0 },
  maps: [],
  moved: [],
  left: [],
  parted: [],
  kept: [],
  corrections: [],
  waiting: [],
  refused: 0,
  refusals: [],
  warned: 0,
  warnings: [],
  fileRefusal: null,
};
const refusal = (line: number) => ({ file: 'p.gift', line, name: 'a\u001b[31m', reason: 'está vazia' });

describe('the report of an import', () => {
  it('counts the items that it does not list', () => {
    const report = new Report();
    const refusals = Array.from({ length: 10_000 }, (_, line) => refusal(line + 1));
    report.add({ ...outcome, refused: 25_000, refusals });
    report.add({ ...outcome, refused: 1, refusals: [refusal(1)] });
    const lines = report.lines();
    expect(lines).toContain('recusadas: 25001');
    expect(lines.at(-1)).toBe('… e mais 15.001 recusadas');
    expect(lines).toHaveLength(6 + 10_000 + 1);
  });

  it('lists warnings with file and line, and groups those that a file repeats', () => {
    const report = new Report();
    const warning = (line: number, reason: string, name = `Q${line}`) => ({ file: 'p.xml', line, name, reason });
    const empty = Array.from({ length: 23 }, (_, line) => warning(line + 1, 'o comentário está vazio'));
    report.add({
      ...outcome,
      warned: 30,
      warnings: [warning(4, 'retirado 1 caractere', ''), ...empty, warning(90, 'as alternativas B e C são iguais')],
    });
    const lines = report.lines();
    expect(lines[5]).toBe('avisos: 30');
    expect(lines.slice(6, 8)).toEqual([
      'p.xml:4: aviso: retirado 1 caractere',
      'p.xml:1: "Q1": aviso: o comentário está vazio',
    ]);
    expect(lines.slice(-4)).toEqual([
      'p.xml:20: "Q20": aviso: o comentário está vazio',
      'p.xml:90: "Q90": aviso: as alternativas B e C são iguais',
      'p.xml: aviso: o comentário está vazio: e mais 3 vezes, nas linhas 21, 22 e 23',
      '… e mais 5 avisos',
    ]);
    expect(report.exitCode).toBe(0);
  });

  it('passes no control sequence of a name to the terminal', () => {
    const report = new Report();
    report.add({ ...outcome, refused: 1, refusals: [refusal(3)] });
    expect(report.lines().at(-1)).toBe('p.gift:3: "a [31m": está vazia');
  });
});
