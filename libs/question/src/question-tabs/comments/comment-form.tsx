import { useWriteCommentMutation } from '@mapa/api-client';
import { DraftNote, useDraft } from '@mapa/auth';
import { COMMENT_MAX_LENGTH } from '@mapa/domain';
import { Button, Field, Stack, TextArea, toast } from '@mapa/ui-kit';
import { useState, type FormEvent } from 'react';
import { failureOf } from '../../student-state/say-failure';
import { Problem } from '../../report/problem';

interface CommentFormProps {
  questionId: number;
  /** The displayed version. */
  version: number;
  onSent: () => void;
}

/** A comment being written; it is stored on this device until it is sent. */
export function CommentForm({ questionId, version, onSent }: CommentFormProps) {
  const draft = useDraft('comentario', questionId);
  const { text } = draft;
  const [isEmpty, setEmpty] = useState(false);
  const [send, { isLoading, error }] = useWriteCommentMutation();

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const isBlank = text.trim() === '';
    setEmpty(isBlank);
    if (isBlank) return;
    const { data } = await send({ questao_id: questionId, texto: text, versao: version });
    if (!data) return;
    draft.confirm(text);
    onSent();
    toast.success('Comentário publicado.', { id: 'questao' });
  }

  return (
    <form onSubmit={(event) => void handleSubmit(event)} noValidate>
      <Stack $gap="x1h">
        <Field
          label="Seu comentário"
          error={isEmpty && text.trim() === '' ? 'Escreva o comentário.' : undefined}
          hint="Fica visível para quem já respondeu esta questão."
        >
          <TextArea
            rows={3}
            maxLength={COMMENT_MAX_LENGTH}
            value={text}
            onChange={(event) => draft.write(event.target.value)}
          />
        </Field>
        <DraftNote draft={draft} onDiscard={() => draft.write('')} />
        {error ? <Problem>{failureOf(error).message}</Problem> : null}
        <div>
          <Button type="submit" size="small" busy={isLoading}>
            Comentar
          </Button>
        </div>
      </Stack>
    </form>
  );
}
