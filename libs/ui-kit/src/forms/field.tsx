import { useId, useMemo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { CircleAlertIcon } from '../icons';
import { token } from '../theme/token';
import { FieldContext } from './field-context';

export interface FieldProps {
  label: ReactNode;
  /** Help shown before any error. */
  hint?: ReactNode;
  /** The error, as a sentence that says how to correct it. */
  error?: ReactNode;
  /** Shows "(opcional)" beside the label; fields are required by default. */
  optional?: boolean;
  required?: boolean;
  children: ReactNode;
}

/**
 * A label with one control (TextInput, PasswordInput, Select …), its hint and its error, connected for screen readers.
 */
export function Field({ label, hint, error, optional = false, required = false, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-dica` : undefined;
  const errorId = error ? `${id}-erro` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  const invalid = Boolean(error);
  const control = useMemo(() => ({ id, describedBy, invalid, required }), [id, describedBy, invalid, required]);

  return (
    <Group>
      <Label htmlFor={id}>
        {label}
        {optional ? <Optional> (opcional)</Optional> : null}
      </Label>
      <FieldContext value={control}>{children}</FieldContext>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      {hint ? <Hint id={hintId}>{hint}</Hint> : null}
    </Group>
  );
}

/** The error of one field: its sentence after an icon. */
export function FieldError({ children, ...rest }: { id?: string; role?: 'alert'; children: ReactNode }) {
  return (
    <ErrorText {...rest}>
      <CircleAlertIcon size={16} aria-hidden />
      <span>{children}</span>
    </ErrorText>
  );
}

const Group = styled.div`
  display: grid;
  gap: ${token.space.half};
  min-width: 0;
`;

const Label = styled.label`
  font-size: ${token.size.small};
  font-weight: ${token.weight.strong};
`;

const Optional = styled.span`
  color: ${token.color.inkFaint};
  font-weight: ${token.weight.text};
`;

const Hint = styled.p`
  color: ${token.color.inkFaint};
  font-size: ${token.size.small};
`;

const ErrorText = styled.p`
  display: flex;
  gap: ${token.space.half};
  color: ${token.color.danger};
  font-size: ${token.size.small};
  font-weight: ${token.weight.medium};
  & > svg {
    flex: none;
    margin-top: 0.2em;
  }
`;
