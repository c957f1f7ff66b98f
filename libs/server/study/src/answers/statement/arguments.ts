/** The parameters of the statement that stores an answer, in binding order, with their SQL types. */
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
  /** When the answer was given, by the device's corrected clock, or the arrival if that is implausible. */
  answeredAt: 'timestamptz',
  /** Time from which the student's lists show it. */
  recordedAt: 'timestamptz',
  /** Whether the student has a daily limit of questions; then a question that was never served counts towards it. */
  isLimited: 'boolean',
  device: 'uuid',
  /** The device's sequence number of the answer; null where the device does not count. */
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
