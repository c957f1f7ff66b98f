/** What files and moderation set, and a file does not withdraw by itself (docs/decisions/103). */
export type QuestionState = 'annulled' | 'outdated';

interface StateWords {
  /** The option of the command that withdraws it. */
  flag: 'retira-anulacao' | 'retira-desatualizacao';
  one: string;
  many: string;
  /** What the option takes from it. */
  mark: string;
  /** What was withdrawn, counted. */
  withdrawn: string;
  /** What a question is without it. */
  without: string;
}

/** Each state's option and words. */
export const QUESTION_STATES: Readonly<Record<QuestionState, StateWords>> = {
  annulled: {
    flag: 'retira-anulacao',
    one: 'anulada',
    many: 'anuladas',
    mark: 'a anulação',
    withdrawn: 'anulações retiradas',
    without: 'não é mais anulada e voltou a valer',
  },
  outdated: {
    flag: 'retira-desatualizacao',
    one: 'desatualizada',
    many: 'desatualizadas',
    mark: 'essa marca',
    withdrawn: 'desatualizações retiradas',
    without: 'não está mais desatualizada',
  },
};

/** All states. */
export const STATE_NAMES = Object.keys(QUESTION_STATES) as QuestionState[];

type Marks = Readonly<Record<QuestionState, boolean>>;

/** The states that the bank gives a question and a file does not. */
export const statesKept = (stored: Marks, wanted: Marks): QuestionState[] =>
  STATE_NAMES.filter((state) => stored[state] && !wanted[state]);

/** A state that a question has or had until now, and that its file does not mark. */
export interface KeptState {
  state: QuestionState;
  became: 'stays' | 'withdrawn';
}

/** Says what became of a question's state. */
export function keptStateWords({ state, became }: KeptState): string {
  const { one, without } = QUESTION_STATES[state];
  return became === 'stays' ? `continua ${one}, embora o arquivo não a marque como ${one}` : without;
}

/** Counts what became of the states of many questions, and names the option. */
export function keptStateCounts(all: readonly KeptState[]): string[] {
  return STATE_NAMES.flatMap((state) => {
    const { flag, many, mark, withdrawn } = QUESTION_STATES[state];
    const count = (became: KeptState['became']) =>
      all.filter((one) => one.state === state && one.became === became).length;
    const [stay, went] = [count('stays'), count('withdrawn')];
    return [
      ...(stay > 0 ? [`continuam ${many}: ${stay} (--${flag} retira ${mark} delas)`] : []),
      ...(went > 0 ? [`${withdrawn}: ${went}`] : []),
    ];
  });
}
