import { apiErrorOf } from '@mapa/api-client';
import { PlanNote, token } from '@mapa/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Whether a refusal is a limit of the student's plan: of what is made or begun, nothing else is refused with a 403. */
export const isPlanRefusal = (error: unknown): boolean => apiErrorOf(error).kind === 'forbidden';

/**
 * Why a call failed, beside what it was to do: a limit of the plan with the way to the plans, anything else as its sentence. Nothing
 * where there is no failure, nor of a call aborted by the end of the session.
 * @param children what is said after the sentence
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
