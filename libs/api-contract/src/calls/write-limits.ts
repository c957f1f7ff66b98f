interface WriteLimit {
  /** Calls per hour for a student's account; only a script reaches this. */
  readonly student: number;
  /** The same for teachers and moderators, who write more. */
  readonly staff: number;
}

/**
 * Limits of writes per account, by kind; each call names its own. They count by account, never by address, which a
 * school may share. Public content, and content that staff has to process, is limited strictly; a student's own data
 * allows a week of study at once, because an offline device sends it at once (docs/decisions/015).
 */
export const WRITE_LIMITS = {
  comments: { student: 30, staff: 600 },
  reports: { student: 30, staff: 600 },
  requests: { student: 60, staff: 600 },
  votes: { student: 300, staff: 600 },
  favorites: { student: 2_000, staff: 5_000 },
  notes: { student: 2_000, staff: 5_000 },
  marks: { student: 2_000, staff: 5_000 },
  hiddenQuestions: { student: 2_000, staff: 5_000 },
  notebooks: { student: 60, staff: 600 },
  notebookChanges: { student: 600, staff: 2_000 },
  sittings: { student: 300, staff: 600 },
  /** Releases keys, and costs far more than a write. */
  exports: { student: 60, staff: 600 },
  maps: { student: 300, staff: 600 },
  /** Each sends a request to the provider: without a limit, stolen cards could be tested. */
  checkout: { student: 40, staff: 60 },
  studyPlan: { student: 300, staff: 600 },
  profile: { student: 300, staff: 600 },
  /** Opened sessions; failed attempts count elsewhere (session/login-limit.ts). A class may share one account. */
  sessions: { student: 600, staff: 1_000 },
} as const satisfies Record<string, WriteLimit>;

export type WriteLimitName = keyof typeof WRITE_LIMITS;
