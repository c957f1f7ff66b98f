import { DraftNote, useDraft } from '@mapa/auth';
import { REPORT_MAX_LENGTH, REPORT_REASONS, type ReportReason } from '@mapa/domain';
import { Button, Dialog, Field, Select, Stack, TextArea } from '@mapa/ui-kit';
import { useState, type FormEvent } from 'react';
import { failureOf } from '../student-state/say-failure';
import { Problem } from './problem';

export interface ReportDialogProps {
  title: string;
  description: string;
  /** Identifies the reported object, to restore an unsent text. */
  about: string;
  reasons: readonly ReportReason[];
  busy: boolean;
  /** Why the last attempt failed. */
  error: unknown;
  /** Call `confirm` once the server has the report. */
  onSend: (reason: ReportReason, text: string, confirm: () => void) => void;
  onClose: () => void;
}

/** A reason and the student's words; both are stored until sent. */
export function ReportDialog({ title, description, about, reasons, busy, error, onSend, onClose }: ReportDialogProps) {
  const draft = useDraft('aviso', about);
  const { text } = draft;
  const [reason, setReason] = useState<ReportReason | ''>('');
  const [isIncomplete, setIncomplete] = useState(false);
  const options = REPORT_REASONS.filter(({ value }) => reasons.includes(value));

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIncomplete(reason === '');
    if (reason !== '') onSend(reason, text, () => draft.confirm(text));
  };

  return (
    <Dialog open busy={busy} onOpenChange={onClose} title={title} description={description}>
      <form onSubmit={handleSubmit} noValidate>
        <Stack>
          <Field label="Motivo" required error={isIncomplete && reason === '' ? 'Escolha o motivo.' : undefined}>
            <Select
              emptyLabel="Escolha o motivo"
              options={options}
              value={reason}
              onChange={(event) => setReason(options.find(({ value }) => value === event.target.value)?.value ?? '')}
            />
          </Field>
          <Field label="O que está errado?" optional>
            <TextArea
              rows={5}
              maxLength={REPORT_MAX_LENGTH}
              value={text}
              onChange={(event) => draft.write(event.target.value)}
            />
          </Field>
          <DraftNote draft={draft} onDiscard={() => draft.write('')} />
          {error ? <Problem>{failureOf(error).message}</Problem> : null}
          <Button type="submit" busy={busy}>
            Enviar aviso
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
