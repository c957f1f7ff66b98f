/**
 * Lets callers share a run of a task that began after their call: at most one run is active and at most one is waiting.
 */
export class Turns {
  private waiting: Promise<void> | null = null;
  private running: Promise<void> = Promise.resolve();

  private readonly task: () => Promise<void>;

  constructor(task: () => Promise<void>) {
    this.task = task;
  }

  /** Resolves when a run that begins after this call has ended; rejects as that run does. */
  next(): Promise<void> {
    this.waiting ??= this.run();
    return this.waiting;
  }

  /** Resolves when no run is active. */
  async current(): Promise<void> {
    let last: Promise<void> | null = null;
    while (last !== this.running) {
      last = this.running;
      await last;
    }
  }

  private async run(): Promise<void> {
    await this.running;
    this.waiting = null;
    const work = this.task();
    this.running = work.catch(() => undefined);
    await work;
  }
}
