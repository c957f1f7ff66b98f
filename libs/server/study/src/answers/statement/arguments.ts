/** The arguments of the statement that stores an answer, in the order in which they are bound, with their SQL types. */
export const ARGUMENT_TYPES = {
  student: 'uuid',
  uuid: 'uuid',
  question: 'int',
  /** The chosen alternative; null for a reveal. */
  alternative: 'int',
  /** Id of the map or notebook in which the answer was given; null outside both. */
  collection: 'text',
  /** The collection's epoch as the device knew it; null where it named none. */
  epoch: 'int',
  /** Whether the student asked for the key instead of answering. */
  isReveal: 'boolean',
  confidence: 'text',
  elapsedMs: 'int',
  /** When the answer was given, by the device's corrected clock; the arrival where that is not believed. */
  answeredAt: 'timestamptz',
  /** From when on the student's lists show it. */
  recordedAt: 'timestamptz',
  /** Whether the student has a limit of questions a day, against which a question counts that was never served. */
  isLimited: 'boolean',
  device: 'uuid',
  /** The device's own count of its answers; null where it does not count. */
  sequence: 'bigint',
  /** Whether `answeredAt` is the device's time. */
  isTimeKnown: 'boolean',
} as const;

export type ArgumentName = keyof typeof ARGUMENT_TYPES;

const NAMES = Object.keys(ARGUMENT_TYPES) as ArgumentName[];

/** The placeholder of each argument, such as `$3` of `question`. */
export const arg = Object.fromEntries(NAMES.map((name, at) => [name, `$${at + 1}`])) as Readonly<
  Record<ArgumentName, string>
>;

/** The values of the arguments in the order of their placeholders. */
export const bind = (values: Readonly<Record<ArgumentName, unknown>>): unknown[] => NAMES.map((name) => values[name]);
