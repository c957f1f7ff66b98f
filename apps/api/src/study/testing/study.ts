import { modelClassmates } from './classmates';
import type { Device } from './device';
import { Learner } from './learner';
import { endOfDay } from './model/card';
import { byNumber, type ModelQuestion } from './model/question';
import type { ModelStudent } from './model/student';
import type { Scene } from './scene';

/**
 * The students of a history. Ana is compared at each step; Bia, on the free plan, is one of those whom Ana is compared
 * with.
 */
const PEOPLE = [
  { name: 'Ana', plan: 'plano_pago_primary', devices: ['Ana’s phone', 'Ana’s laptop'] },
  { name: 'Bia', plan: 'plano_gratis', devices: ['Bia’s phone'] },
] as const;

/** A history of students on the system, beside the model's expectation. Time only moves with `tick`. */
export class Study {
  readonly scene: Scene;
  readonly questions: ModelQuestion[];
  readonly learners: Learner[] = [];
  private readonly classmates: ModelStudent[];

  private constructor(scene: Scene, questions: ModelQuestion[]) {
    this.scene = scene;
    this.questions = questions;
    this.classmates = modelClassmates(questions);
  }

  static async begin(scene: Scene): Promise<Study> {
    const study = new Study(scene, await scene.questions());
    scene.clock.start();
    for (const person of PEOPLE) study.learners.push(await Learner.enter(study, person));
    return study;
  }

  async end(): Promise<void> {
    await this.scene.clock.stop();
    for (const learner of this.learners) await learner.leave();
  }

  get devices(): Device[] {
    return this.learners.flatMap(({ devices }) => devices);
  }

  /** The numbers of the paper, each with its languages. */
  get paper(): ModelQuestion[][] {
    return byNumber(this.questions.filter(({ isOnPaper }) => isOnPaper));
  }

  /** All students in the figures over everybody. */
  get everybody(): ModelStudent[] {
    return [...this.learners.map(({ model }) => model), ...this.classmates];
  }

  /** Midnight in Brasília. */
  get endOfToday(): number {
    return endOfDay(this.now);
  }

  get now(): number {
    return this.scene.clock.now;
  }

  tick(ms: number): void {
    this.scene.clock.tick(ms);
  }

  /** Lets a moment pass on every clock. */
  async moment(): Promise<void> {
    this.tick(7);
    await this.scene.clock.show();
  }
}
