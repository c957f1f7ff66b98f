import { matchProgramme } from './match-programme';
import { HELD_BACK_PROGRAMMES } from './testing/labelled-held-back';
import { LAST_PROGRAMMES } from './testing/labelled-last';
import { MORE_TUNED_PROGRAMMES } from './testing/labelled-more';
import { NEW_AREA_PROGRAMMES } from './testing/labelled-new-areas';
import type { LabelledProgramme } from './testing/labelled-programmes';
import { TUNED_PROGRAMMES } from './testing/labelled-tuned';
import { TYPESET_PROGRAMMES } from './testing/labelled-typeset';
import { QUESTION_BANK } from './testing/question-bank';

const nameOf = new Map(
  QUESTION_BANK.flatMap(({ nome, assuntos }) => assuntos.map((subject) => [subject.id, `${nome}: ${subject.nome}`])),
);
const KNOWN = new Set(nameOf.values());

interface Measured {
  expected: number;
  found: number;
  right: number;
  missed: string[];
  wrong: string[];
}

function measure(programmes: readonly LabelledProgramme[]): Measured {
  const all: Measured = { expected: 0, found: 0, right: 0, missed: [], wrong: [] };
  for (const { name, disciplines } of programmes) {
    const matched = matchProgramme(
      disciplines.map((one) => ({ name: one.name, topics: one.topics.map(({ text }) => text) })),
      structuredClone(QUESTION_BANK),
    );
    for (const [at, discipline] of disciplines.entries())
      for (const [index, { text, expected, alsoRight }] of discipline.topics.entries()) {
        const found = (matched[at]?.topics[index] ?? []).map((id) => nameOf.get(id) ?? '');
        const right = expected.filter((one) => found.includes(one));
        all.expected += expected.length;
        all.right += right.length;
        all.found += found.length;
        for (const one of expected) if (!found.includes(one)) all.missed.push(`${name} | ${text} | ${one}`);
        for (const one of found)
          if (!expected.includes(one) && !alsoRight.includes(one)) all.wrong.push(`${name} | ${text} | ${one}`);
      }
  }
  return all;
}

const MOST_WRONG = 0.02;

describe.each([
  ['twelve programmes', [...TUNED_PROGRAMMES, ...MORE_TUNED_PROGRAMMES]],
  ['eight others', HELD_BACK_PROGRAMMES],
  ['eight of further areas', NEW_AREA_PROGRAMMES],
  ['eight more of areas that no other has', LAST_PROGRAMMES],
  ['three typeset as boards do', TYPESET_PROGRAMMES],
])('recognising the topics of %s', (_name, programmes) => {
  it('has the labels of assuntos in the bank', () => {
    const labels = programmes.flatMap(({ disciplines }) =>
      disciplines.flatMap(({ topics }) => topics.flatMap(({ expected, alsoRight }) => [...expected, ...alsoRight])),
    );
    expect(labels.filter((label) => !KNOWN.has(label))).toEqual([]);
  });

  it('finds 95 % of what the bank has, and hardly anything else', () => {
    const { expected, found, right, missed, wrong } = measure(programmes);
    expect({ recall: right / expected >= 0.95, missed }).toEqual({ recall: true, missed });
    expect({ precision: wrong.length / found <= MOST_WRONG, wrong }).toEqual({ precision: true, wrong });
  });
});
