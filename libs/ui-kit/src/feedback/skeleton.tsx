import { keyframes, styled } from 'styled-components';
import { media } from '../theme/media';
import { token } from '../theme/token';

export interface SkeletonProps {
  /** CSS lengths; they must match the size of the loaded content. */
  width?: string;
  height?: string;
  /** Several lines of text, the last one shorter. */
  lines?: number;
  className?: string;
}

/** Placeholder of loading content; hidden from screen readers, which announce the region's `aria-busy`. */
export function Skeleton({ width = '100%', height = '1em', lines = 1, className }: SkeletonProps) {
  if (lines === 1) return <Bone className={className} aria-hidden $width={width} $height={height} />;
  return (
    <Lines className={className} aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <Bone key={line} $width={line === lines - 1 ? '62%' : width} $height={height} />
      ))}
    </Lines>
  );
}

/** Reserves the exact width of a text that is not shown yet. */
export function TextPlaceholder({ children }: { children: string }) {
  return (
    <Cover aria-hidden>
      <span>{children}</span>
    </Cover>
  );
}

const breathe = keyframes`
  from { opacity: 1; }
  to { opacity: 0.48; }
`;

const Bone = styled.span<{ $width: string; $height: string }>`
  display: block;
  width: ${({ $width }) => $width};
  max-width: 100%;
  height: ${({ $height }) => $height};
  border-radius: ${token.radius.small};
  background: ${token.color.rule};
  animation: ${breathe} 900ms ease-in-out infinite alternate;
  ${media.calm} {
    animation: none;
  }
`;

const Cover = styled.span`
  border-radius: ${token.radius.small};
  background: ${token.color.rule};
  animation: ${breathe} 900ms ease-in-out infinite alternate;
  ${media.calm} {
    animation: none;
  }
  & > span {
    visibility: hidden;
  }
`;

const Lines = styled.span`
  display: grid;
  gap: ${token.space.x1};
`;
