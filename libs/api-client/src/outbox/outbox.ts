import type { AnswerBody } from '../resources/answers';
import { openTabChannel, type TabChannel } from '../transport/tab-channel';
import { uptime } from '../transport/uptime';
import { drainOnce, type OutboxSession, type PassEnd, type SendAnswer } from './sending/drain';
import type { OutboxEntry, Submission, Verdict } from './entry/entry';
import { createMirror } from './mirror';
import { asNothingPending } from './nothing-pending';
import { requestPersistence } from './storage/persistence';
import { createScheduler, type Hold } from './sending/scheduler';
import { openStorage } from './storage/open-storage';
import type { OutboxStorage } from './storage/outbox-storage';
import { oneTabAtATime, type TabMessage } from './tabs';
import { createUuid } from './entry/uuid';
import { createVerdicts } from './verdicts';

const VERDICT_WAIT_MS = 8_000;
const NOT_SAVED =
  'Não foi possível guardar sua resposta neste dispositivo, e por isso ela não foi enviada. Libere espaço e responda de novo.';

export interface OutboxSnapshot {
  /** The current student's answers that wait for the server, oldest first. */
  pending: readonly OutboxEntry[];
  /** Answers that the server refused, with its messages; the student may discard or retry them. */
  refused: readonly OutboxEntry[];
  /** Whether the browser promised persistent storage; undefined before the first answer. */
  persisted: boolean | undefined;
  /** Whether answers outlive the page; false if the browser denies the site its storage. */
  durable: boolean;
  online: boolean;
}

export interface OutboxSetting {
  send: SendAnswer;
  storage?: OutboxStorage;
  channel?: TabChannel<TabMessage>;
  lock?: typeof oneTabAtATime;
  now?: () => number;
  random?: () => number;
  persist?: () => Promise<boolean>;
}

/**
 * The durable outbox of answers (docs/architecture.md): answers are stored first, then sent in order, each only with
 * its student's token.
 */
export function createOutbox({
  send,
  storage = openStorage(),
  channel = openTabChannel('mapa-outbox'),
  lock = oneTabAtATime,
  now = Date.now,
  random = Math.random,
  persist = requestPersistence,
}: OutboxSetting) {
  const listeners = new Set<() => void>();
  const holds = new Set<(hold: Hold) => void>();
  const verdicts = createVerdicts();
  let session: OutboxSession | undefined;
  /** The last student in this page: a waiting time that the server set applies only to them. */
  let lastStudent: string | undefined;
  let persisted: boolean | undefined = storage.durable ? undefined : false;
  let persistAsked = false;
  let online = typeof navigator === 'undefined' || navigator.onLine !== false;
  let snapshot: OutboxSnapshot | undefined;

  const notify = () => {
    snapshot = undefined;
    listeners.forEach((listener) => listener());
  };
  const mirror = createMirror(storage, notify);

  function take(verdict: Verdict): void {
    if (verdict.status === 'confirmed') mirror.drop(verdict.uuid);
    else mirror.patch(verdict.uuid, { state: 'refused', lastError: verdict.message });
    verdicts.publish(verdict);
  }

  async function pass(): Promise<PassEnd> {
    const mine = session;
    if (!mine) return { kind: 'ended' };
    const end = await lock(`mapa-outbox:${mine.student}`, () =>
      drainOnce({
        storage,
        send,
        now,
        session: mine,
        isCurrent: () => session === mine,
        onKept: mirror.patch,
        onVerdict(verdict) {
          take(verdict);
          channel.tell({ kind: 'verdict', verdict });
        },
      }),
    );
    if (end.kind === 'ended' && session === mine) session = undefined;
    // Failures of one student's answers do not delay another's.
    return lastStudent === mine.student ? end : { kind: 'ended' };
  }

  const scheduler = createScheduler({
    pass,
    onHold: (hold) => holds.forEach((listener) => listener(hold)),
    now: uptime,
    random,
  });

  channel.listen((message) => {
    if (message.kind === 'verdict' && mirror.shows(message.verdict.student)) take(message.verdict);
    if (message.kind === 'changed' && mirror.shows(message.student)) void mirror.reload().catch(() => undefined);
  });

  async function askPersistence(): Promise<void> {
    if (persistAsked) return;
    persistAsked = true;
    persisted = storage.durable && (await persist().catch(() => false));
    notify();
  }

  /** Stores an answer. Rejects if that is impossible; once resolved, the answer is safe. */
  async function enqueue(student: string, answer: AnswerBody): Promise<OutboxEntry> {
    const uuid = answer.uuid ?? createUuid();
    const body = { ...answer, uuid, respondida_em: answer.respondida_em ?? new Date(now()).toISOString() };
    const entry: OutboxEntry = {
      uuid,
      student,
      body,
      createdAt: now(),
      state: 'pending',
      attempts: 0,
      lastError: null,
    };
    await storage.add(entry);
    mirror.put(entry);
    channel.tell({ kind: 'changed', student });
    void askPersistence();
    return entry;
  }

  function awaitVerdict(uuid: string): Promise<Submission> {
    const deadline = uptime() + VERDICT_WAIT_MS;
    return new Promise((resolve) => {
      const leave: (() => void)[] = [];
      const finish = (submission: Submission) => {
        leave.forEach((step) => step());
        resolve(submission);
      };
      const recorded = () => finish({ status: 'recorded', uuid });
      const timer = setTimeout(recorded, VERDICT_WAIT_MS);
      const onHold = (hold: Hold) => {
        if (hold.kind === 'ended' || hold.offline || uptime() + hold.waitMs > deadline) recorded();
      };
      holds.add(onHold);
      leave.push(
        () => clearTimeout(timer),
        () => holds.delete(onHold),
      );
      leave.push(
        verdicts.on(uuid, (verdict) =>
          finish(
            verdict.status === 'confirmed'
              ? { status: 'confirmed', uuid, result: verdict.result }
              : { status: 'refused', uuid, message: verdict.message },
          ),
        ),
      );
      void scheduler.kick();
    });
  }

  return {
    /**
     * Makes this student the current one. Without a token (profile not confirmed yet) answers are stored and shown, not
     * sent. The token must be the one for which the server named this student.
     */
    async open(student: string, token?: string): Promise<void> {
      scheduler.reset();
      if (lastStudent !== student) scheduler.forgetWait();
      lastStudent = student;
      session = token === undefined ? undefined : { student, token };
      if (!mirror.shows(student)) {
        verdicts.clear();
        await mirror.show(student).catch(() => undefined);
      }
      void scheduler.kick();
    },
    /** Ends the session: nothing is shown or sent; pending answers stay stored. */
    close(): void {
      scheduler.reset();
      session = undefined;
      verdicts.clear();
      holds.forEach((listener) => listener({ kind: 'ended' }));
      void mirror.show(undefined);
    },
    enqueue,
    /** Stores an answer, then waits up to 8 s for its verdict. Never rejects. */
    async submitAnswer(student: string, answer: AnswerBody): Promise<Submission> {
      try {
        const { uuid } = await enqueue(student, answer);
        return session?.student === student ? await awaitVerdict(uuid) : { status: 'recorded', uuid };
      } catch {
        return { status: 'not-saved', message: NOT_SAVED };
      }
    },
    /**
     * Sends the current student's pending answers now, for at most `timeoutMs`; resolves to the number that remains.
     */
    async drain(timeoutMs: number): Promise<number> {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const timeout = new Promise<void>((resolve) => void (timer = setTimeout(resolve, timeoutMs)));
      await Promise.race([scheduler.kick(), timeout]);
      clearTimeout(timer);
      return mirror.of('pending').length;
    },
    /** Deletes a refused answer at the student's request. */
    async discard(uuid: string): Promise<void> {
      const entry = await storage.get(uuid);
      if (entry?.state !== 'refused') return;
      await storage.remove(uuid);
      mirror.drop(uuid);
      channel.tell({ kind: 'changed', student: entry.student });
    },
    /** Deletes a student's pending answers, because the account was deleted or the student wants nothing stored. */
    async forget(student: string): Promise<void> {
      if (session?.student === student) session = undefined;
      for (const { uuid } of await storage.list(student)) {
        await storage.remove(uuid);
        mirror.drop(uuid);
      }
      channel.tell({ kind: 'changed', student });
    },
    /** Sends a refused answer once more. */
    async retry(uuid: string): Promise<void> {
      verdicts.forget(uuid);
      await storage.update(uuid, { state: 'pending' });
      mirror.patch(uuid, { state: 'pending' });
      await scheduler.kick();
    },
    onVerdict: verdicts.on,
    onEachVerdict: verdicts.onEach,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: (): OutboxSnapshot =>
      (snapshot ??= asNothingPending({
        pending: mirror.of('pending'),
        refused: mirror.of('refused'),
        persisted,
        durable: storage.durable,
        online,
      })),
    /** Notes the browser's network state; coming online triggers sending. */
    setOnline(isOnline: boolean): void {
      online = isOnline;
      notify();
      if (isOnline) {
        scheduler.reset();
        void scheduler.kick();
      }
    },
    wake: (): void => void scheduler.kick(),
    dispose(): void {
      scheduler.reset();
      session = undefined;
      channel.close();
    },
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
