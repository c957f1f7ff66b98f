import { useCommentsQuery, useWriteCommentMutation, type ApiError } from '@mapa/api-client';
import { DraftNote, useDraft } from '@mapa/auth';
import { COMMENT_MAX_LENGTH, figure } from '@mapa/domain';
import { Button, Cluster, Field, InfoIcon, TextArea, toast, token } from '@mapa/ui-kit';
import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { CommentText } from '../question-rows/comment-text';
import type { CommentRequest } from '../model';
import { studentsOf } from '../texts';

interface AnswerFormProps {
  request: CommentRequest;
  onSent: () => void;
}

/** Form for a teacher's comment. If another teacher has answered first, it says so and keeps the text. */
export function AnswerForm({ request: { questao, pedidos }, onSent }: AnswerFormProps) {
  const draft = useDraft('rascunho', questao.id);
  const { text } = draft;
  const [isEmpty, setIsEmpty] = useState(false);
  const [write, { isLoading, error }] = useWriteCommentMutation();
  const asked = { questao_id: questao.id, tipo: 'professor' } as const;
  const { currentData: comments, refetch } = useCommentsQuery(asked, { refetchOnMountOrArgChange: true });
  const refusal = error as ApiError | undefined;
  const wasQuicker = refusal?.fields['se_pendente']?.[0];
  const isTaken = wasQuicker !== undefined || (comments?.total ?? 0) > 0;

  async function send() {
    setIsEmpty(text.trim() === '');
    if (text.trim() === '') return;
    const sent = await write({ questao_id: questao.id, texto: text, se_pendente: !isTaken });
    if (sent.error) return void refetch();
    draft.confirm(text);
    toast.success(
      isTaken
        ? 'Comentário publicado.'
        : `Comentário publicado: ${studentsOf(pedidos)} ${pedidos === 1 ? 'será avisado' : 'serão avisados'}.`,
    );
    onSent();
  }

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };

  return (
    <Form onSubmit={handleSubmit} noValidate>
      {isTaken ? (
        <Taken role="status">
          <p>
            <InfoIcon size={18} aria-hidden />
            <span>{wasQuicker ?? 'Outro professor já comentou esta questão.'} O seu rascunho continua aqui.</span>
          </p>
          {comments?.data.map((comment) => (
            <CommentText key={comment.id} comment={comment} />
          ))}
        </Taken>
      ) : null}
      <Field
        label="Comentário do professor"
        hint={`Texto simples, ${figure(text.length)} de ${figure(COMMENT_MAX_LENGTH)} caracteres. O rascunho fica neste aparelho até você publicar.`}
        error={
          isEmpty ? 'Escreva a explicação antes de publicar.' : wasQuicker === undefined ? refusal?.message : undefined
        }
      >
        <TextArea
          rows={8}
          maxLength={COMMENT_MAX_LENGTH}
          value={text}
          onChange={(event) => draft.write(event.target.value)}
        />
      </Field>
      <DraftNote draft={draft} onDiscard={isTaken ? undefined : () => draft.write('')} />
      <Cluster>
        <Button type="submit" busy={isLoading}>
          {isTaken ? 'Publicar mesmo assim' : 'Publicar comentário'}
        </Button>
        {isTaken && text !== '' ? (
          <Button variant="ghost" onClick={() => draft.write('')}>
            Apagar o rascunho
          </Button>
        ) : null}
      </Cluster>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x2};
  max-width: 46rem;
`;

const Taken = styled.div`
  display: grid;
  gap: ${token.space.x2};
  padding-left: ${token.space.x2};
  border-left: 3px solid ${token.color.warning};
  & > p {
    display: flex;
    gap: ${token.space.x1};
  }
  & > p > svg {
    flex: none;
    margin-top: 0.2em;
    color: ${token.color.warning};
  }
`;
