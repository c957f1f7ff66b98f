/** States that files and moderation set; a file without the mark does not withdraw them (docs/decisions/103). */
export type QuestionState = 'annulled' | 'outdated';

interface StateWords {
  /** The command's option that withdraws it. */
  flag: 'retira-anulacao' | 'retira-desatualizacao';
  one: string;
  many: string;
  /** The name of what is withdrawn. */
  mark: string;
  /** Words for a count of withdrawals. */
  withdrawn: string;
  /** A question without the state, in words. */
  without: string;
}

/** Each state with its option and words. */
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

/** States that the stored question has and the file does not mark. */
export const statesKept = (stored: Marks, wanted: Marks): QuestionState[] =>
  STATE_NAMES.filter((state) => stored[state] && !wanted[state]);

/** A state that a question has, or had until now, without a mark in its file. */
export interface KeptState {
  state: QuestionState;
  became: 'stays' | 'withdrawn';
}

/** States the result for a question's state. */
export function keptStateWords({ state, became }: KeptState): string {
  const { one, without } = QUESTION_STATES[state];
  return became === 'stays' ? `continua ${one}, embora o arquivo não a marque como ${one}` : without;
}

/** Counts the results for the states of many questions, and names the option. */
export function keptStateCounts(all: readonly KeptState[], withOptions: boolean): string[] {
  return STATE_NAMES.flatMap((state) => {
    const { flag, many, mark, withdrawn } = QUESTION_STATES[state];
    const count = (became: KeptState['became']) =>
      all.filter((one) => one.state === state && one.became === became).length;
    const [stay, went] = [count('stays'), count('withdrawn')];
    return [
      ...(stay > 0 ? [`continuam ${many}: ${stay}${withOptions ? ` (--${flag} retira ${mark} delas)` : ''}`] : []),
      ...(went > 0 ? [`${withdrawn}: ${went}`] : []),
    ];
  });
}
