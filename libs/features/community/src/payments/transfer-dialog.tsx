import { useConfirmTransferMutation } from '@mapa/api-client';
import { Form } from '@mapa/auth';
import { MONEY_TOAST_MS, money } from '@mapa/domain';
import { ActionDialog, Field, TextArea, toast, token } from '@mapa/ui-kit';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import {
  REASON_MAX_LENGTH,
  Refused,
  reasonProblem,
  refusalText,
  showRefusal,
  type PaymentDialogProps,
} from './dialog-parts';

const TYPES: Readonly<Record<string, string>> = { corrente: 'conta corrente', poupanca: 'conta poupança' };

/** Shows the account for a pending refund, and records that it was transferred. */
export function TransferDialog({ payment: { id, transferencia }, onClose, onDone, onStale }: PaymentDialogProps) {
  const form = useId();
  const [confirm, { error, isLoading }] = useConfirmTransferMutation();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { motivo: '' } });
  const refusal = refusalText(error);
  if (!transferencia) return null;
  const { valor_centavos, titular, cpf, banco, agencia, conta, tipo } = transferencia;

  const handleConfirm = handleSubmit(async ({ motivo }) => {
    const problem = reasonProblem(motivo);
    if (problem !== null) return setError('motivo', { message: problem }, { shouldFocus: true });
    const { data, error: refused } = await confirm({ id, motivo: motivo.trim() });
    if (!data)
      return showRefusal(refused, {
        onField: (_name, message) => setError('motivo', { message }, { shouldFocus: true }),
        onStale,
      });
    onDone();
    toast.success('Transferência registrada. Os dados da conta foram apagados.', { duration: MONEY_TOAST_MS });
  });

  return (
    <ActionDialog
      title="A transferência foi feita?"
      description="Confirme depois que o banco a confirmou: os dados da conta são apagados então."
      action="Foi feita"
      stay="Ainda não"
      busy={isLoading}
      form={form}
      onClose={onClose}
    >
      <Account aria-label="Conta da transferência">
        <dt>Valor</dt>
        <dd>{money(valor_centavos)}</dd>
        <dt>Titular</dt>
        <dd>
          {titular}, CPF {cpf}
        </dd>
        <dt>Conta</dt>
        <dd>
          Banco {banco}, agência {agencia}, {TYPES[tipo] ?? tipo} {conta}
        </dd>
      </Account>
      <Form id={form} noValidate method="post" onSubmit={(event) => void handleConfirm(event)}>
        <Field
          label="Comprovante"
          hint="O número do comprovante, ou como foi paga. Fica na história do pagamento."
          error={formState.errors.motivo?.message}
        >
          <TextArea rows={2} maxLength={REASON_MAX_LENGTH} {...register('motivo')} />
        </Field>
      </Form>
      {refusal ? <Refused role="alert">{refusal}</Refused> : null}
    </ActionDialog>
  );
}

const Account = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token.space.half} ${token.space.x2};
  margin-bottom: ${token.space.x3};
  font-variant-numeric: tabular-nums;
  & > dt {
    color: ${token.color.inkSoft};
  }
  & > dd {
    overflow-wrap: anywhere;
  }
`;
