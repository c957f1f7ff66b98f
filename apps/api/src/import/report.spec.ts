import { Report } from './report';

const counts = { accepted: 1, unchanged: 0, updated: 0, withoutSubject: 0 };
const refusal = (line: number) => ({ file: 'p.gift', line, name: 'a\u001b[31m', reason: 'está vazia' });

describe('the report of an import', () => {
  it('counts what it does not list', () => {
    const report = new Report();
    const refusals = Array.from({ length: 10_000 }, (_, line) => refusal(line + 1));
    report.add({ counts, refused: 25_000, refusals, fileRefusal: null });
    report.add({ counts, refused: 1, refusals: [refusal(1)], fileRefusal: null });
    const lines = report.lines();
    expect(lines).toContain('recusadas: 25001');
    expect(lines.at(-1)).toBe('… e mais 15001 recusadas');
    expect(lines).toHaveLength(5 + 10_000 + 1);
  });

  it('lets no control sequence of a name reach the terminal', () => {
    const report = new Report();
    report.add({ counts, refused: 1, refusals: [refusal(3)], fileRefusal: null });
    expect(report.lines().at(-1)).toBe('p.gift:3: "a [31m": está vazia');
  });
});
