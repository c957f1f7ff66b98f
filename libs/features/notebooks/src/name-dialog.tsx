import { NOTEBOOK_NAME_MAX_LENGTH } from '@mapa/domain';
import { Button, Dialog, Field, Stack, TextInput } from '@mapa/ui-kit';
import { useId, useState, type FormEvent, type ReactNode } from 'react';

export interface NameDialogProps {
  /** Whether the dialog is shown; it keeps its input while hidden. */
  open?: boolean;
  title: string;
  /** Label of the button. */
  action: string;
  /** The initial name. */
  name: string;
  busy: boolean;
  /** Why it was refused; the input stays. */
  refusal?: string | undefined;
  /** Whether submitting is impossible, regardless of the name. */
  disabled?: boolean;
  onSubmit: (name: string) => void;
  onClose: () => void;
  /** Further text or choices of the dialog. */
  children?: ReactNode;
}

/** A dialog that asks for the name of a notebook. */
export function NameDialog(props: NameDialogProps) {
  const { open = true, title, action, name, busy, refusal, disabled = false, onSubmit, onClose, children } = props;
  const form = useId();
  const [typed, setTyped] = useState(name);
  const [isEmpty, setIsEmpty] = useState(false);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    setIsEmpty(wanted === '');
    if (wanted !== '' && !busy && !disabled) onSubmit(wanted);
  };

  return (
    <Dialog
      open={open}
      busy={busy}
      onOpenChange={onClose}
      title={title}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={form} busy={busy} disabled={disabled}>
            {action}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={handleSubmit}>
        <Stack>
          <Field label="Nome do caderno" error={isEmpty && typed.trim() === '' ? 'Dê um nome ao caderno.' : refusal}>
            <TextInput
              value={typed}
              maxLength={NOTEBOOK_NAME_MAX_LENGTH}
              autoComplete="off"
              onChange={(event) => setTyped(event.target.value)}
              onFocus={(event) => event.target.select()}
            />
          </Field>
          {children}
        </Stack>
      </form>
    </Dialog>
  );
}
