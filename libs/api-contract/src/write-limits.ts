interface WriteLimit {
  /** Calls an hour that an account of a student may make; reaching it takes a script. */
  readonly student: number;
  /** The same for teachers and moderators, whose work it is. */
  readonly staff: number;
}

/**
 * Limits of writes for each account, by kind; each call names its own. They are counted by account, never by address,
 * which a school shares. Public content and content that staff has to process is limited strictly; a student's own
 * data allows a week of study at once, as a device that was offline sends it (docs/decisions/015).
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
  /** Releases keys, and costs far more than it writes. */
  exports: { student: 60, staff: 600 },
  maps: { student: 300, staff: 600 },
  /** Each sends a request to the provider: without a limit, stolen cards could be tried out. */
  checkout: { student: 40, staff: 60 },
  studyPlan: { student: 300, staff: 600 },
  profile: { student: 300, staff: 600 },
  /** Sessions opened: attempts that fail count elsewhere (session/login-limit.ts). A class may share one account. */
  sessions: { student: 600, staff: 1_000 },
} as const satisfies Record<string, WriteLimit>;

export type WriteLimitName = keyof typeof WRITE_LIMITS;
