import type { ApiError } from '@mapa/api-client';
import { DESK_REASON } from '@mapa/domain';
import { ActionDialog, Field, FieldError, TextArea } from '@mapa/ui-kit';
import { useState, type ReactNode } from 'react';
import { Fields } from '../effect/fields';

interface ActDialogProps {
  title: string;
  /** The act's effect on students. */
  description: string;
  /** Label of the button. */
  label: string;
  busy: boolean;
  error: unknown;
  /** States how someone else changed the question meanwhile; undefined if nobody did. */
  meanwhile: string | undefined;
  /** Where the reason is shown besides the audit log. */
  readBy?: string | undefined;
  /** Fields of the act that show their own errors. */
  fields?: readonly string[];
  disabled?: boolean;
  onAct: (reason: string) => void;
  onClose: () => void;
  children?: ReactNode;
}

/**
 * Dialog of an act on a question: its effect, its fields, and the mandatory reason. The input stays until the act
 * succeeds.
 */
export function ActDialog(props: ActDialogProps) {
  const {
    title,
    description,
    label,
    busy,
    error,
    meanwhile,
    readBy,
    fields = [],
    disabled = false,
    onAct,
    onClose,
    children,
  } = props;
  const [reason, setReason] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const refusal = error as ApiError | undefined;
  const isTooShort = reason.trim().length < DESK_REASON.minLength;
  const isElsewhere = refusal && ![...fields, 'motivo'].some((name) => refusal.fields[name]);
  const handleAct = () => {
    setIsAsked(true);
    if (!isTooShort) onAct(reason.trim());
  };
  return (
    <ActionDialog
      size="medium"
      title={title}
      description={description}
      action={label}
      busy={busy}
      disabled={disabled}
      onAct={handleAct}
      onClose={onClose}
    >
      <Fields>
        {meanwhile ? (
          <FieldError role="alert">{`Outra pessoa mudou esta questão enquanto você escrevia. ${meanwhile}`}</FieldError>
        ) : null}
        {children}
        <Field
          label="Motivo"
          hint={readBy ? `Fica na auditoria, e ${readBy}.` : 'Fica na auditoria.'}
          error={isAsked && isTooShort ? 'Diga o motivo em algumas palavras.' : refusal?.fields['motivo']?.[0]}
        >
          <TextArea
            rows={3}
            maxLength={DESK_REASON.maxLength}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        {isElsewhere ? <FieldError role="alert">{refusal.message}</FieldError> : null}
      </Fields>
    </ActionDialog>
  );
}
