import { clockTime } from '@mapa/domain';
import { ClockIcon, token } from '@mapa/ui-kit';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { Stopwatch } from '../device/stopwatch';

/** The running time in small print; screen readers can read it, but seconds are not announced. */
export function OwnTime({ stopwatch }: { stopwatch: Stopwatch }) {
  const [ms, setMs] = useState(0);

  useEffect(() => {
    const timer = setInterval(() => setMs(stopwatch.read()), 1_000);
    return () => clearInterval(timer);
  }, [stopwatch]);

  return (
    <Time role="timer" aria-label="Seu tempo nesta questão">
      <ClockIcon size={16} aria-hidden />
      {clockTime(ms)}
    </Time>
  );
}

const Time = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space.half};
  color: ${token.color.inkFaint};
  font-size: ${token.size.small};
  font-variant-numeric: tabular-nums;
`;
