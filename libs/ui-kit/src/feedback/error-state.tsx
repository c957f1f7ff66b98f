import { MESSAGES } from '@mapa/domain';
import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import { RotateCcwIcon, TriangleAlertIcon } from '../icons';
import { State, StateAction, StateIcon, StateText, StateTitle } from './state-look';

export interface ErrorStateProps {
  title?: string;
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** Whether a retry is in progress. */
  busy?: boolean;
}

/** A list or screen that failed to load; offers a retry where that can help. */
export function ErrorState({ title = 'Não foi possível carregar', children, onRetry, busy = false }: ErrorStateProps) {
  return (
    <State role="alert">
      <StateIcon aria-hidden>
        <TriangleAlertIcon />
      </StateIcon>
      <StateTitle>{title}</StateTitle>
      <StateText>{children ?? MESSAGES.unexpected}</StateText>
      {onRetry ? (
        <StateAction>
          <Button variant="secondary" onClick={onRetry} busy={busy} icon={<RotateCcwIcon size={18} aria-hidden />}>
            Tentar novamente
          </Button>
        </StateAction>
      ) : null}
    </State>
  );
}
