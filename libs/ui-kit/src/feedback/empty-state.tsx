import type { ReactNode } from 'react';
import { State, StateAction, StateIcon, StateText, StateTitle } from './state-look';

export interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  /** Why the list is empty, and what to do. */
  children?: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
}

/** Shown instead of an empty list, with the next step. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <State role="status">
      {icon ? <StateIcon aria-hidden>{icon}</StateIcon> : null}
      <StateTitle>{title}</StateTitle>
      {children ? <StateText>{children}</StateText> : null}
      {action ? <StateAction>{action}</StateAction> : null}
    </State>
  );
}
