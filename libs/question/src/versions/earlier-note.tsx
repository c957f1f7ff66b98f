import { HistoryIcon, token } from '@mapa/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface EarlierNoteProps {
  label: string;
  children: ReactNode;
}

/** Notice that the student's work belongs to an earlier wording, with the changes since and the possible actions. */
export function EarlierNote({ label, children }: EarlierNoteProps) {
  return (
    <Note role="group" aria-label={label}>
      <HistoryIcon size={20} aria-hidden />
      <div>{children}</div>
    </Note>
  );
}

const Note = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token.space.x1h};
  padding: ${token.space.x1h} ${token.space.x2};
  border-left: 4px solid ${token.color.info};
  border-radius: ${token.radius.small};
  background: ${token.color.infoWash};
  line-height: ${token.leading.snug};
  & > svg {
    margin-top: 0.1em;
    color: ${token.color.info};
  }
`;

export const NoteTitle = styled.p`
  font-weight: ${token.weight.strong};
`;

export const NoteText = styled.p`
  margin-top: ${token.space.half};
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
  text-wrap: pretty;
`;

export const NoteDeeds = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.half} ${token.space.x1};
  margin: ${token.space.half} 0 0 calc(-1 * ${token.space.x1});
`;

/** The earlier wording on its own sheet, apart from the current one. */
export const NoteSheet = styled.div`
  margin-top: ${token.space.x1h};
  padding: ${token.space.x2};
  border-radius: ${token.radius.medium};
  background: ${token.color.sheet};
`;
