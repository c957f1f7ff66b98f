import { type Confidence, probabilityOfRight, type RandomNumbers } from '@mapa/domain';
import { chanceOf, pick } from './chance';
import type { DemoItem } from './items';

/** A student's properties in the model of answers. */
export interface Learner {
  /** Seed of the student's random numbers, independent of all others. */
  key: string;
  /** In logits, at the middle of the weeks. */
  ability: number;
  /** Increase of the ability over the weeks. */
  growth: number;
  /** Factor of the time per answer. */
  pace: number;
  /** Share (0–1) of answers with a stated confidence. */
  frankness: number;
}

/** A simulated answer. */
export interface GivenAnswer {
  alternativeId: number;
  isRight: boolean;
  elapsedMs: number;
  confidence: Confidence | null;
}

const MATTER_SPREAD = 0.45;
/** Increase of the ability after an earlier answer to the same question, in logits, as its key was read. */
const PRACTICE = 0.9;
const MOST_PRACTICE = 2.2;
const [SHORTEST_MS, LONGEST_MS] = [4_000, 600_000];

const confidenceOf = (felt: number): Confidence => (felt > 0.82 ? 'certeza' : felt > 0.5 ? 'duvida' : 'chute');

/**
 * Simulates answers by the three-parameter model of `item-response.ts`: ability varies by matéria and grows over the
 * weeks. Times are lognormal; confidence follows the probability of being right, with some error.
 */
export function answering({ key, ability, growth, pace, frankness }: Learner, random: RandomNumbers) {
  const strengths = new Map<string, number>();
  const strengthIn = (matter: string): number => {
    const known = strengths.get(matter) ?? MATTER_SPREAD * chanceOf(`${key}/${matter}`).normal();
    strengths.set(matter, known);
    return known;
  };
  /**
   * @param progress share of the weeks that has passed, 0–1
   * @param before earlier answers to the same question
   */
  return (item: DemoItem, progress: number, before: number): GivenAnswer => {
    const practice = Math.min(MOST_PRACTICE, PRACTICE * before);
    const theta = ability + growth * (progress - 0.5) + strengthIn(item.matter) + practice;
    const chance = probabilityOfRight(item, theta);
    const isRight = random.uniform() < chance || item.wrong.length === 0;
    const felt = chance + 0.17 * random.normal() + (isRight ? 0.05 : -0.08);
    const time = item.usualMs * pace * Math.exp(0.35 * random.normal() - 0.25 * Math.min(before, 2));
    return {
      alternativeId: isRight ? item.right : pick(random, item.wrong, ({ weight }) => weight).id,
      isRight,
      elapsedMs: Math.round(Math.min(LONGEST_MS, Math.max(SHORTEST_MS, time))),
      confidence: random.uniform() < frankness ? confidenceOf(felt) : null,
    };
  };
}
