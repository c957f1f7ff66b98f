import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/token';
import { Badge } from '../feedback/badge';

interface CommentBylineProps {
  author: string;
  isTeacher: boolean;
  /** The date, and further facts. */
  children: ReactNode;
  className?: string;
}

/** First letters of the first and the last name. */
const initialsOf = (name: string): string => {
  const words = name.split(' ').filter(Boolean);
  return [words[0], ...words.slice(1).slice(-1)].map((word) => word?.charAt(0) ?? '').join('');
};

/** Author and date of a comment; a teacher has initials instead of a photo. */
export function CommentByline({ author, isTeacher, children, className }: CommentBylineProps) {
  return (
    <Line className={className}>
      {isTeacher ? <Initials aria-hidden>{initialsOf(author)}</Initials> : null}
      <strong>{author}</strong>
      {isTeacher ? <Badge tone="accent">Professor</Badge> : null}
      {children}
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.half} ${token.space.x1h};
  color: ${token.color.inkFaint};
  font-size: ${token.size.small};
  font-variant-numeric: tabular-nums;
  & > strong {
    color: ${token.color.ink};
    font-weight: ${token.weight.strong};
  }
`;

const Initials = styled.span`
  display: inline-grid;
  place-items: center;
  width: ${token.space.x4};
  height: ${token.space.x4};
  border-radius: 50%;
  background: ${token.color.accentWash};
  color: ${token.color.accentStrong};
  font-weight: ${token.weight.strong};
`;
