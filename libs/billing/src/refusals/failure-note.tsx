import { apiErrorOf } from '@mapa/api-client';
import { token } from '@mapa/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PlanNote } from './plan-note';

/**
 * Whether an error is a limit of the student's plan: creating or starting something is refused with 403 for no other
 * reason.
 */
export const isPlanRefusal = (error: unknown): boolean => apiErrorOf(error).kind === 'forbidden';

/**
 * Why a call failed, next to its control: for a limit of the plan with a link to the plans, otherwise as a sentence.
 * Renders nothing without a failure, or for a call aborted by the end of the session.
 * @param children follows the sentence
 */
export function FailureNote({ error, children }: { error: unknown; children?: ReactNode }) {
  if (!error) return null;
  const { kind, message } = apiErrorOf(error);
  if (kind === 'aborted') return null;
  const text = (
    <>
      {message} {children}
    </>
  );
  return isPlanRefusal(error) ? <PlanNote>{text}</PlanNote> : <Note role="alert">{text}</Note>;
}

const Note = styled.p`
  padding: ${token.space.x1h} 0 ${token.space.x1h} ${token.space.x2};
  border-left: 3px solid ${token.color.warning};
  color: ${token.color.inkSoft};
  line-height: ${token.leading.snug};
  text-wrap: pretty;
`;
