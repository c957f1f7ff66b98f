import { useDecideReportMutation, type ApiError } from '@mapa/api-client';
import { DraftNote, useDraft } from '@mapa/auth';
import { REPORT_MAX_LENGTH, counted } from '@mapa/domain';
import { ActionDialog, Field, TextArea, toast, token } from '@mapa/ui-kit';
import { useId, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import type { Report } from '../model';
import type { DecisionChoice } from './decisions';

interface DecideDialogProps {
  report: Report;
  choice: DecisionChoice;
  onDecided: () => void;
  onStale: (error: ApiError) => void;
  onClose: () => void;
}

/** Shows the consequence of a moderation decision and submits it; the reason, if any, is sent to the students. */
export function DecideDialog({ report, choice, onDecided, onStale, onClose }: DecideDialogProps) {
  const form = useId();
  const draft = useDraft('decisao', `${report.id}-${choice.value}`);
  const { text: reason } = draft;
  const [isUnsaid, setIsUnsaid] = useState(false);
  const [decide, { isLoading, error }] = useDecideReportMutation();

  async function carryOut() {
    const motivo = reason.trim();
    const lacks = choice.needsReason && motivo === '';
    setIsUnsaid(lacks);
    if (lacks) return;
    const { error: refusal } = await decide({ id: report.id, decisao: choice.value, ...(motivo && { motivo }) });
    if (refusal) {
      // Someone else has decided meanwhile.
      if ((refusal as ApiError).kind === 'not-found') onStale(refusal as ApiError);
      return;
    }
    draft.confirm(reason);
    toast.success(choice.done);
    onDecided();
  }

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void carryOut();
  };

  return (
    <ActionDialog
      title={choice.label}
      description={choice.consequence}
      action="Confirmar"
      isDangerous={choice.value !== 'manter'}
      busy={isLoading}
      form={form}
      onClose={onClose}
    >
      <Form id={form} onSubmit={handleSubmit} noValidate>
        {report.denuncias > 1 ? (
          <p>A decisão vale para {counted(report.denuncias, 'denúncia', 'denúncias')} sobre o mesmo.</p>
        ) : null}
        {choice.needsReason ? (
          <Field
            label="Motivo"
            hint="Os estudantes leem o motivo ao lado da questão."
            error={isUnsaid ? 'Diga o motivo, em uma frase.' : undefined}
          >
            <TextArea
              rows={3}
              maxLength={REPORT_MAX_LENGTH}
              value={reason}
              onChange={(event) => draft.write(event.target.value)}
            />
          </Field>
        ) : null}
        <DraftNote draft={draft} onDiscard={() => draft.write('')} />
        {error ? <Failure role="alert">{(error as ApiError).message}</Failure> : null}
      </Form>
    </ActionDialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${token.space.x2};
`;

const Failure = styled.p`
  color: ${token.color.danger};
  font-weight: ${token.weight.medium};
`;
