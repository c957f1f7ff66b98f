import { type KeptState, keptStateCounts } from '../model/question-states';

/** Who reads the report: somebody at the command line, which has options, or at the desk, which has none. */
export type ReportReader = 'command' | 'desk';

/** What happened to the questions of an import, by number. */
export interface QuestionCounts {
  accepted: number;
  unchanged: number;
  updated: number;
  refused: number;
  warned: number;
  withoutSubject: number;
  suggested: number;
  /** Corrections of the staff that the file does not replace. */
  corrections: number;
  moved: number;
  left: number;
}

interface Line {
  count: number;
  command: string;
  /** Said at the desk instead. */
  desk?: string;
  /** What a count above zero means. */
  note?: string;
  /** The same for an option of the command. */
  option?: string;
  /** Which readers are told of a count of zero. */
  zero?: readonly ReportReader[];
}

const linesOf = (counts: QuestionCounts): Line[] => [
  { count: counts.accepted, command: 'aceitas', desk: 'questões novas', zero: ['command', 'desk'] },
  { count: counts.unchanged, command: 'inalteradas', desk: 'questões que ficam como estão', zero: ['command'] },
  { count: counts.updated, command: 'atualizadas', desk: 'questões com outra versão', zero: ['command'] },
  { count: counts.refused, command: 'recusadas', desk: 'questões recusadas', zero: ['command'] },
  {
    count: counts.withoutSubject,
    command: 'sem assunto',
    option: 'use --materia ou --mapa-assuntos',
    zero: ['command'],
  },
  { count: counts.suggested, command: 'assuntos sugeridos', note: 'um assunto dito depois toma o lugar deles' },
  { count: counts.warned, command: 'avisos', zero: ['command'] },
  {
    count: counts.corrections,
    command: 'ficam como foram corrigidas',
    option: '--prova-inteira põe no lugar o que o arquivo diz',
  },
  { count: counts.moved, command: 'mudaram de lugar' },
  { count: counts.left, command: 'saíram' },
];

/** The counts of an import in Portuguese. @param kept questions whose state a file did not change */
export function countLines(counts: QuestionCounts, kept: readonly KeptState[], reader: ReportReader): string[] {
  const isCommand = reader === 'command';
  const lines = linesOf(counts)
    .filter(({ count, zero }) => count > 0 || zero?.includes(reader))
    .map(({ count, command, desk = command, note, option }) => {
      const more = note ?? (isCommand ? option : undefined);
      return `${isCommand ? command : desk}: ${count}${more && count > 0 ? ` (${more})` : ''}`;
    });
  return [...lines, ...keptStateCounts(kept, isCommand)];
}
