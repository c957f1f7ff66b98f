const HOUR_MS = 3_600_000;

/**
 * The increase of a figure per hour, in per cent of its mean, by the straight line through its samples.
 *
 * @param samples `{ at, value }`, in milliseconds and any unit
 * @param leftOut the share of the time at the beginning that does not count
 */
export function slopePerHour(samples, leftOut = 0) {
  const from = samples[0].at + leftOut * (samples.at(-1).at - samples[0].at);
  const counted = samples.filter(({ at }) => at >= from);
  const mean = (of) => counted.reduce((sum, sample) => sum + of(sample), 0) / counted.length;
  const [at, value] = [mean((sample) => sample.at), mean((sample) => sample.value)];
  const spread = mean((sample) => (sample.at - at) ** 2);
  if (spread === 0) return 0;
  const slope = mean((sample) => (sample.at - at) * (sample.value - value)) / spread;
  return Math.round((1_000 * slope * HOUR_MS) / value) / 10;
}
