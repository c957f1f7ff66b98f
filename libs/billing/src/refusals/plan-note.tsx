import { routePath } from '@mapa/domain';
import { Link, LockIcon, token } from '@mapa/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Shown instead of a feature that the plan does not include: one sentence, and a link to the plans. */
export function PlanNote({ children }: { children: ReactNode }) {
  return (
    <Note role="note">
      <LockIcon size={18} aria-hidden />
      <p>
        {children} <Link to={routePath('plans')}>Conhecer os planos</Link>
      </p>
    </Note>
  );
}

const Note = styled.div`
  display: flex;
  gap: ${token.space.x1h};
  padding: ${token.space.x1h} 0 ${token.space.x1h} ${token.space.x2};
  border-left: 3px solid ${token.color.accent};
  color: ${token.color.inkSoft};
  line-height: ${token.leading.snug};
  text-wrap: pretty;
  & > svg {
    flex: none;
    margin-top: 0.1em;
    color: ${token.color.accent};
  }
  & > p {
    max-width: ${token.measure.text};
  }
`;
