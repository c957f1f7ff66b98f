import { DraftNote, useDraft } from '@mapa/auth';
import { DOUBT_MAX_LENGTH, figure } from '@mapa/domain';
import { Button, Dialog, Field, Stack, TextArea, toast } from '@mapa/ui-kit';
import type { FormEvent } from 'react';
import type { PanelQuestion } from '../model';
import { failureOf } from '../student-state/say-failure';
import { useCommentRequest } from '../student-state/use-comment-request';
import { Problem } from './problem';

const SENT = {
  pendente: 'Pedido enviado. Você recebe um aviso quando um professor comentar.',
  respondida: 'Um professor já comentou esta questão: veja em Comentários.',
};

export interface AskCommentProps {
  question: Pick<PanelQuestion, 'id' | 'solicitacao' | 'codigo'>;
  onClose: () => void;
}

/**
 * Requests a teacher's comment, with or without a stated doubt; the doubt is stored on this device until it is sent.
 */
export function AskComment({ question, onClose }: AskCommentProps) {
  const draft = useDraft('duvida', question.id);
  const { text } = draft;
  const { isSending, error, request } = useCommentRequest(question);
  const length = text.trim().length;
  const isTooLong = length > DOUBT_MAX_LENGTH;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isTooLong) void send();
  };
  async function send() {
    const status = await request(text);
    if (!status) return;
    draft.confirm(text);
    onClose();
    toast.success(SENT[status], { id: 'questao' });
  }

  return (
    <Dialog
      open
      busy={isSending}
      onOpenChange={onClose}
      title="Pedir comentário do professor"
      description={`Questão ${question.codigo}. Quando um professor comentar, o seu menu avisa.`}
    >
      <form onSubmit={handleSubmit} noValidate>
        <Stack>
          <Field
            label="Qual é a sua dúvida?"
            optional
            hint={`Só professores leem. ${figure(length)} de ${figure(DOUBT_MAX_LENGTH)} caracteres.`}
            error={
              isTooLong
                ? `A dúvida tem ${figure(length)} caracteres, e cabem ${figure(DOUBT_MAX_LENGTH)}: encurte-a um pouco.`
                : undefined
            }
          >
            <TextArea rows={5} value={text} onChange={(event) => draft.write(event.target.value)} />
          </Field>
          <DraftNote draft={draft} onDiscard={() => draft.write('')} />
          {error ? <Problem>{failureOf(error).message}</Problem> : null}
          <div>
            <Button type="submit" busy={isSending}>
              Pedir comentário
            </Button>
          </div>
        </Stack>
      </form>
    </Dialog>
  );
}
