import type { CallKey } from '@mapa/api-contract';
import type { Role } from '@mapa/domain';
import type { Pool } from 'pg';
import { createLimiter } from './limiter';

const HOUR_S = 3_600;

interface WriteLimit {
  readonly calls: readonly CallKey[];
  /** Calls an hour that an account of a student may make; reaching it takes a script. */
  readonly student: number;
  /** The same for teachers and moderators, whose work it is. */
  readonly staff: number;
}

/**
 * Limits of writes for each account, by kind: counted by account, never by address, which a school shares. Public
 * content and content that staff has to process is limited strictly; a student's own data allows a week of study at
 * once, as a device that was offline sends it (docs/decisions/015).
 */
export const WRITE_LIMITS = {
  comments: {
    calls: ['POST /api/customer-area/question/comment', 'PUT /api/customer-area/question/comment/{id}'],
    student: 30,
    staff: 600,
  },
  reports: {
    calls: ['POST /api/customer-area/question/report', 'POST /api/customer-area/question/comment/report'],
    student: 30,
    staff: 600,
  },
  requests: { calls: ['PUT /api/customer-area/question/comment-request/request/{id}'], student: 60, staff: 600 },
  votes: { calls: ['POST /api/customer-area/question/comment/classify'], student: 300, staff: 600 },
  favorites: { calls: ['POST /api/customer-area/question/favorite'], student: 2_000, staff: 5_000 },
  notes: {
    calls: ['PUT /api/customer-area/question/note/{id}', 'DELETE /api/customer-area/question/note/{id}'],
    student: 2_000,
    staff: 5_000,
  },
  marks: { calls: ['PUT /api/customer-area/question/marks/{id}'], student: 2_000, staff: 5_000 },
  hiddenQuestions: {
    calls: ['PUT /api/customer-area/question/hidden/{id}', 'DELETE /api/customer-area/question/hidden/{id}'],
    student: 2_000,
    staff: 5_000,
  },
  notebooks: {
    calls: [
      'POST /api/customer-area/question-notebook/',
      'POST /api/customer-area/question-notebook/duplicate',
      'POST /api/customer-area/exam/create-question-notebook',
    ],
    student: 60,
    staff: 600,
  },
  notebookChanges: {
    calls: [
      'PUT /api/customer-area/question-notebook/{id}',
      'POST /api/customer-area/question-notebook/{id}/questions',
      'DELETE /api/customer-area/question-notebook/{id}/questions/{questao_id}',
      'POST /api/customer-area/question-notebook/reset',
      'POST /api/customer-area/question-notebook/release-key',
    ],
    student: 600,
    staff: 2_000,
  },
  sittings: {
    calls: [
      'POST /api/customer-area/sitting',
      'POST /api/customer-area/sitting/{id}/pause',
      'POST /api/customer-area/sitting/{id}/resume',
      'POST /api/customer-area/sitting/{id}/finish',
      'DELETE /api/customer-area/sitting/{id}',
    ],
    student: 300,
    staff: 600,
  },
  /** Releases keys, and costs far more than it writes. */
  exports: { calls: ['POST /api/customer-area/question-notebook/{id}/export'], student: 60, staff: 600 },
  maps: {
    calls: [
      'POST /api/customer-area/question-map/select',
      'DELETE /api/customer-area/question-map/{id}',
      'POST /api/customer-area/question-map/reset',
      'POST /api/customer-area/question-map/migrate',
    ],
    student: 300,
    staff: 600,
  },
  /** Each sends a request to the provider: without a limit, stolen cards could be tried out. */
  checkout: {
    calls: ['POST /api/customer-area/payment', 'POST /api/customer-area/payment/{id}/cancel', 'POST /api/plan/cancel'],
    student: 40,
    staff: 60,
  },
  studyPlan: {
    calls: ['PUT /api/customer-area/study-plan', 'PUT /api/customer-area/reminder'],
    student: 300,
    staff: 600,
  },
  profile: { calls: ['POST /api/customer-area/user/update'], student: 300, staff: 600 },
  /** Sessions opened: attempts that fail count elsewhere (session/login-limit.ts). A class may share one account. */
  sessions: { calls: ['POST /api/auth/login', 'POST /api/auth/registerOrLogin'], student: 600, staff: 1_000 },
} as const satisfies Record<string, WriteLimit>;

export type WriteLimitName = keyof typeof WRITE_LIMITS;

/** Calls that write without counting here, each with the reason. */
export const UNLIMITED_WRITES: Readonly<Partial<Record<CallKey, string>>> = {
  'POST /api/customer-area/question/answer': 'an answer is never refused (docs/architecture.md)',
  'PUT /api/customer-area/sitting/{id}/marks': 'a mark on an answer sheet is never refused (docs/decisions/073)',
  'PUT /api/customer-area/question/comment/update-views/{id}': 'counts a reading, once for each comment',
  'DELETE /api/customer-area/question/comment/{id}': 'takes away what was counted',
  'DELETE /api/customer-area/question-notebook/{id}': 'takes away what was counted',
  'POST /api/customer-area/user/clear-notify': 'turns one flag off',
  'POST /api/sample-question/{id}':
    'writes nothing; counted by address, as who asks may have no account (questions/src/samples/limit.ts)',
  'POST /api/auth/logout': 'ends one session',
  'DELETE /api/customer-area/reminder': 'turns one wish off',
  'POST /api/reminder/unsubscribe': 'turns one wish off, by a link that was mailed',
  'POST /api/auth/send-reset-password': 'mails have limits of their own (recovery/limit.ts)',
  'POST /api/customer-area/user/resend-email-confirmation': 'mails have limits of their own (recovery/limit.ts)',
  'POST /api/auth/reset-password': 'each works once, by a link that was mailed',
  'POST /api/auth/confirm-email': 'each works once, by a link that was mailed',
  'POST /api/customer-area/user/change-password': 'guesses are counted with failed logins (session/login-limit.ts)',
  'POST /api/customer-area/user/delete': 'guesses are counted with failed logins (session/login-limit.ts)',
  'POST /api/customer-area/moderation/report/{id}': 'decides what waits, for staff alone',
  'POST /api/customer-area/payment/{id}/sandbox': 'plays the provider, where no money moves',
  'POST /api/payment/webhook/{provedor}': 'a provider calls, signed',
  'POST /api/customer-area/moderation/payment/{id}/refund': 'for staff alone, and logged',
  'POST /api/customer-area/moderation/payment/{id}/transfer': 'for staff alone, and logged',
};

const BY_CALL = new Map<string, WriteLimitName>(
  Object.entries(WRITE_LIMITS).flatMap(([name, { calls }]) =>
    calls.map((call) => [call, name as WriteLimitName] as const),
  ),
);

/** The limit that a call counts against, by the call's name in the contract. */
export const writeLimitOf = (call: string): WriteLimitName | undefined => BY_CALL.get(call);

declare module 'fastify' {
  interface FastifyInstance {
    writeLimits: WriteLimits;
  }
}

/** Whose writes are counted. */
interface Account {
  readonly id: string;
  readonly role: Role;
}

/** Counts writes an hour by account, over all processes and restarts. */
export function createWriteLimits(pool: Pool) {
  const limiters = new Map(
    Object.entries(WRITE_LIMITS).map(([name, { student, staff }]) => {
      const limiter = (points: number) => createLimiter(pool, { name: `write_${name}`, points, durationS: HOUR_S });
      return [name, { student: limiter(student), staff: limiter(staff) }] as const;
    }),
  );
  const limiterOf = (name: WriteLimitName, role: Role) =>
    limiters.get(name)?.[role === 'estudante' ? 'student' : 'staff'];
  return {
    /** Counts a write; 429 with the seconds to wait when the hour's writes are used up. */
    admit: async (name: WriteLimitName, { id, role }: Account): Promise<void> => limiterOf(name, role)?.take(id),
    /** Forgets what was counted for an account. */
    clear: async (name: WriteLimitName, id: string): Promise<void> => limiterOf(name, 'estudante')?.clear(id),
  };
}

export type WriteLimits = ReturnType<typeof createWriteLimits>;
