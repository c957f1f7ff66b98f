import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;
const two = (count: number): string => String(count).padStart(2, '0');

/** Minutes and seconds until an instant: "29:05"; "00:00" afterwards. */
export function timeLeftText(until: string, now: number): string {
  const seconds = Math.max(0, Math.ceil((Date.parse(until) - now) / SECOND_MS));
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

/**
 * Countdown that is not announced each second: screen readers get the time of the deadline instead.
 * @param until ISO 8601
 */
export function TimeLeft({ until }: { until: string }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return <span aria-hidden>{timeLeftText(until, now)}</span>;
}
