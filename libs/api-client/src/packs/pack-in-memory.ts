import type { Pack, PackQuestion } from './pack';
import type { PackStorage } from './pack-storage';

/** A pack with all its questions. */
export interface WholePack {
  pack: Pack;
  questions: Map<number, PackQuestion>;
}

/** The questions of a pack in study order. */
export const inOrder = ({ pack, questions }: WholePack): PackQuestion[] =>
  pack.ids.flatMap((id) => questions.get(id) ?? []);

/** Keeps the pack being studied in memory as a whole, because filters examine each of its questions. */
export function createPackInMemory(storage: PackStorage, owner: () => string | null) {
  let held: (WholePack & { student: string }) | undefined;

  async function read(student: string, key: string): Promise<WholePack | undefined> {
    const pack = await storage.pack(student, key);
    if (!pack) return undefined;
    const questions = await storage.questions(student, key);
    return { pack, questions: new Map(questions.map((question) => [question.id, question])) };
  }

  return {
    /** Reads a whole pack from storage; undefined if there is none. */
    read,
    /** Reads a whole pack, which stays in memory until another is loaded. */
    async load(student: string, key: string): Promise<WholePack | undefined> {
      if (held?.student === student && held.pack.key === key) return held;
      const whole = await read(student, key);
      if (whole) held = { student, ...whole };
      return whole && held;
    },
    /** Writes questions of a pack, unless the session of its owner has ended. */
    async put(student: string, key: string, questions: PackQuestion[]): Promise<void> {
      if (owner() !== student || questions.length === 0) return;
      await storage.putQuestions(student, key, questions);
      if (held?.student === student && held.pack.key === key)
        for (const one of questions) held.questions.set(one.id, one);
    },
    /** A question of the pack in memory. */
    question: (student: string, id: number): PackQuestion | undefined =>
      held?.student === student ? held.questions.get(id) : undefined,
    forget: (): void => void (held = undefined),
  };
}
