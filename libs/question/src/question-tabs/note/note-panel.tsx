import { DraftNote, useSession } from '@mapa/auth';
import { NOTE_MAX_LENGTH } from '@mapa/domain';
import { Field, Skeleton, Stack, TextArea, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { Problem } from '../../report/problem';
import { NoteConflict } from './note-conflict';
import { useNote } from './use-note';

type View = ReturnType<typeof useNote>;

/** The server is unreachable, so the note waits. */
const isUnreachable = (failure: View['failure']) => failure?.kind === 'offline' || failure?.kind === 'unavailable';

/** The state of saving the note, in words. */
function statusOf({ standing, isSending, failure, stored, draft, isUnkept }: View): string {
  if (isSending) return 'Guardando…';
  if (isUnkept && (standing === 'waiting' || isUnreachable(failure)))
    return 'Vai para a sua conta quando a conexão voltar.';
  if (standing === 'waiting') return 'Sem conexão com a sua conta: o que você escreve fica guardado neste aparelho.';
  if (isUnreachable(failure)) return 'Guardada neste aparelho; vai para a sua conta quando a conexão voltar.';
  if (standing === 'pending') return 'Ainda não guardada na sua conta.';
  return stored?.text || draft ? 'Guardada na sua conta.' : 'Só você vê. Guarda sozinha enquanto você escreve.';
}

export interface NotePanelProps {
  questionId: number;
  /** The displayed version. */
  version: number;
  /** Called when its code failed to load. */
  onClose: () => void;
}

/** The student's own note on a question, saved automatically. */
export function NotePanel({ questionId, version }: NotePanelProps) {
  const { studentId } = useSession();
  return studentId === null ? null : <Note questionId={questionId} version={version} studentId={studentId} />;
}

function Note({ questionId, version, studentId }: { questionId: number; version: number; studentId: string }) {
  const note = useNote({ questionId, version }, studentId);
  const { standing, draft, stored, failure, isLoading } = note;
  if (isLoading && !draft) return <Skeleton lines={4} />;
  const isConflict = standing === 'conflict' && draft && stored;
  const isTold = failure && !isUnreachable(failure) && !isConflict;
  return (
    <Stack $gap="x1h">
      {note.isEarlier && !draft ? <Status>Escrita sobre uma redação anterior desta questão.</Status> : null}
      {isConflict ? <NoteConflict draft={draft} stored={stored} onSettle={note.settle} /> : null}
      <Field label={isConflict ? 'A sua, neste aparelho' : 'Sua anotação nesta questão'}>
        <TextArea
          rows={6}
          maxLength={NOTE_MAX_LENGTH}
          value={note.text}
          onChange={(event) => note.type(event.target.value)}
          onBlur={note.flush}
        />
      </Field>
      {isConflict ? null : <DraftNote draft={note} />}
      {isTold ? <Problem>{failure.message}</Problem> : null}
      {isConflict ? null : <Status role="status">{statusOf(note)}</Status>}
    </Stack>
  );
}

const Status = styled.p`
  color: ${token.color.inkFaint};
  font-size: ${token.size.small};
`;
