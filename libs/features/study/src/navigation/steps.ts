import type { StudyTarget } from '@mapa/domain';
import type { StudyQuestion } from '../model';

/** State of a step; a step in two languages has the state of the answered one. */
export type StepState = 'aberta' | 'certa' | 'errada' | 'anulada' | 'revelada' | 'aguardando' | 'retida';

/** One number of the paper: a question, or the same number in several languages. */
export interface Step {
  /** What the index shows. */
  label: number;
  state: StepState;
  /** At least one. */
  variants: readonly [StudyQuestion, ...StudyQuestion[]];
}

type Waiting = ReadonlySet<number>;
const NONE: Waiting = new Set();

/** The state of one question; `waiting` contains the questions whose answers are only on this device. */
export function stateOf({ id, resposta, anulada }: StudyQuestion, waiting = NONE): StepState {
  if (!resposta) return waiting.has(id) ? 'aguardando' : 'aberta';
  if (resposta.revelada) return 'revelada';
  // Annulled questions are answered, but neither right nor wrong.
  if (anulada || resposta.acertou === null) return 'anulada';
  return resposta.acertou ? 'certa' : 'errada';
}

const isSamePaper = (a: StudyQuestion, b: StudyQuestion): boolean => a.prova !== null && a.prova.id === b.prova?.id;

const isSameNumber = (a: StudyQuestion, b: StudyQuestion): boolean =>
  a.numero !== null && a.numero === b.numero && a.variante !== null && b.variante !== null && a.variante !== b.variante;

/**
 * Groups the questions of a page into steps, one per number.
 * @param from position of the page's first question in its list, for papers without numbers
 * @param isOnePaper whether all numbers belong to one paper; across papers they are not positions
 */
export function stepsOf(questions: readonly StudyQuestion[], from = 0, waiting = NONE, isOnePaper = true): Step[] {
  const groups: [StudyQuestion, ...StudyQuestion[]][] = [];
  for (const question of questions) {
    const last = groups.at(-1);
    if (last && isSameNumber(last[0], question) && (isOnePaper || isSamePaper(last[0], question))) last.push(question);
    else groups.push([question]);
  }
  const isNumbered = isOnePaper && groups.every(([{ numero }]) => numero !== null);
  return groups.map((variants, at) => {
    const states = variants.map((variant) => stateOf(variant, waiting));
    const state = states.find((one) => one !== 'aberta') ?? 'aberta';
    return { label: (isNumbered && variants[0].numero) || from + at + 1, state, variants };
  });
}

/**
 * The question of a step to show: the answered one, otherwise that in the language studied so far, otherwise the first.
 */
export const variantOf = ({ variants }: Step, language: string | null): StudyQuestion =>
  variants.find(({ resposta }) => resposta) ??
  variants.find(({ variante }) => variante !== null && variante === language) ??
  variants[0];

/** The step and the question of a target; null if it is not on this page. */
export function findTarget(steps: readonly Step[], target: StudyTarget | undefined, language: string | null) {
  const pick = (at: number, id?: number) => {
    const step = steps[at];
    return step
      ? { at, step, question: step.variants.find((one) => one.id === id) ?? variantOf(step, language) }
      : null;
  };
  if (target === undefined) return pick(0);
  if (target === 'ultima') return pick(steps.length - 1);
  return pick(
    steps.findIndex(({ variants }) => variants.some(({ id }) => id === target)),
    target,
  );
}
