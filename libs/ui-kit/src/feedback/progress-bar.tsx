import { styled } from 'styled-components';
import { token } from '../theme/token';

export interface ProgressBarProps {
  /** What progresses, for screen readers. */
  label: string;
  value: number;
  max?: number;
  /** The value in words if a percentage says too little: "12 de 40 questões". */
  valueText?: string;
  className?: string;
}

/** A bar of progress, with its value as text for screen readers. */
export function ProgressBar({ label, value, max = 100, valueText, className }: ProgressBarProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  return (
    <Track
      className={className}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(Math.max(value, 0), max)}
      aria-valuetext={valueText}
    >
      <Walked $percent={Math.round(share * 100)} />
    </Track>
  );
}

const Track = styled.div`
  height: ${token.space.x1};
  border-radius: ${token.radius.pill};
  background: ${token.color.rule};
  overflow: hidden;
  forced-color-adjust: none;
`;

const Walked = styled.div<{ $percent: number }>`
  width: ${({ $percent }) => $percent}%;
  height: 100%;
  border-radius: inherit;
  background: ${token.color.walked};
  transition: width ${token.motion.calm} ${token.motion.ease};
`;
