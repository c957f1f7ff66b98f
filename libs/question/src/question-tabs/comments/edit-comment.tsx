import { useEditCommentMutation } from '@mapa/api-client';
import { DraftNote, useDraft } from '@mapa/auth';
import { COMMENT_MAX_LENGTH } from '@mapa/domain';
import { Button, Dialog, Field, TextArea, toast } from '@mapa/ui-kit';
import { useState } from 'react';
import { failureOf } from '../../student-state/say-failure';
import { Problem } from '../../report/problem';
import type { CommentView } from './model';

export interface EditCommentProps {
  comment: Pick<CommentView, 'id' | 'texto'>;
  /** The question's displayed version, to which the edited comment will refer. */
  version: number;
  onClose: () => void;
}

/** A teacher edits an own comment; the text is stored on this device until it is sent or discarded. */
export function EditComment({ comment: { id, texto }, version, onClose }: EditCommentProps) {
  const draft = useDraft('comentario-editado', id);
  const [text, setText] = useState(draft.text === '' ? texto : draft.text);
  const [send, { isLoading, error }] = useEditCommentMutation();
  const isBlank = text.trim() === '';

  function handleChange(next: string) {
    setText(next);
    draft.write(next === texto ? '' : next);
  }
  function handleDiscard() {
    draft.write('');
    onClose();
  }
  async function handleSave() {
    if (isBlank) return;
    const { data } = await send({ id, texto: text, versao: version });
    if (!data) return;
    draft.confirm(text);
    onClose();
    toast.success('Comentário corrigido.', { id: 'questao' });
  }

  return (
    <Dialog
      open
      busy={isLoading}
      onOpenChange={onClose}
      title="Editar o seu comentário"
      description="Quem já podia ler continua lendo. O texto anterior fica guardado no histórico."
      footer={
        <>
          <Button variant="ghost" disabled={isLoading} onClick={handleDiscard}>
            Descartar
          </Button>
          <Button busy={isLoading} onClick={() => void handleSave()}>
            Salvar
          </Button>
        </>
      }
    >
      <Field label="Comentário" error={isBlank ? 'Escreva o comentário.' : undefined}>
        <TextArea
          rows={8}
          maxLength={COMMENT_MAX_LENGTH}
          value={text}
          onChange={(event) => handleChange(event.target.value)}
        />
      </Field>
      <DraftNote draft={draft} />
      {error ? <Problem>{failureOf(error).message}</Problem> : null}
    </Dialog>
  );
}
