import { useRefundPaymentMutation } from '@mapa/api-client';
import { Form } from '@mapa/auth';
import { DemoNote } from '@mapa/billing';
import { CURRENCY, MONEY_TOAST_MS, centsOf, money } from '@mapa/domain';
import { ActionDialog, Field, Select, TextArea, TextInput, toast, token } from '@mapa/ui-kit';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import type { StaffPaymentDetail } from '../model';
import {
  REASON_MAX_LENGTH,
  Refused,
  reasonProblem,
  refusalText,
  showRefusal,
  type PaymentDialogProps,
} from './dialog-parts';

interface Fields {
  quanto: 'tudo' | 'parte';
  valor: string;
  motivo: string;
}

/** Refunds a payment, wholly or in part, with a reason for its history. */
export function RefundDialog({ payment, onClose, onDone, onStale }: PaymentDialogProps) {
  const form = useId();
  // The amount at the dialog's opening: a retry after a lost response is then recognised as the same refund, and
  // refused.
  const [rest] = useState(payment.restante_centavos);
  const most = money(rest, payment.moeda);
  const currency = (payment.moeda ?? CURRENCY) === CURRENCY ? 'reais' : payment.moeda;
  const [refund, { error, isLoading }] = useRefundPaymentMutation();
  const { register, handleSubmit, setError, control, formState } = useForm<Fields>({
    defaultValues: { quanto: 'tudo', valor: '', motivo: '' },
  });
  const [quanto, valor] = useWatch({ control, name: ['quanto', 'valor'] });
  const { errors } = formState;
  const refusal = refusalText(error);

  const handleRefund = handleSubmit(async (fields) => {
    const cents = fields.quanto === 'parte' ? centsOf(fields.valor) : rest;
    const motivo = fields.motivo.trim();
    if (!cents || cents > rest)
      return setError('valor', { message: `Escreva um valor em ${currency}, até ${most}.` }, { shouldFocus: true });
    const problem = reasonProblem(motivo);
    if (problem !== null) return setError('motivo', { message: problem }, { shouldFocus: true });
    const body = { id: payment.id, motivo, valor_centavos: cents, restante_visto_centavos: rest };
    const { data, error: refused } = await refund(body);
    if (!data)
      return showRefusal(refused, {
        onField: (name, message) => setError(name, { message }, { shouldFocus: true }),
        onStale,
      });
    onDone();
    tellOutcome(data, payment.estornado_centavos);
  });

  return (
    <ActionDialog
      title="Devolver o pagamento?"
      description={`Ainda podem ser devolvidos ${most}${payment.aluno ? ` a ${payment.aluno.nome}` : ''}.`}
      action="Devolver"
      stay="Não devolver"
      isDangerous
      busy={isLoading}
      form={form}
      onClose={onClose}
    >
      <Form id={form} noValidate method="post" onSubmit={(event) => void handleRefund(event)}>
        <Field label="Quanto">
          <Select
            options={[
              { value: 'tudo', label: `Tudo o que resta, ${most}` },
              { value: 'parte', label: 'Uma parte' },
            ]}
            {...register('quanto')}
          />
        </Field>
        {quanto === 'parte' ? (
          <Field label={`Valor em ${currency}`} hint="Como 12,50." error={errors.valor?.message}>
            <TextInput inputMode="decimal" autoComplete="off" maxLength={20} {...register('valor')} />
          </Field>
        ) : null}
        <Field label="Motivo" hint="Fica na história do pagamento, com o seu e-mail." error={errors.motivo?.message}>
          <TextArea rows={3} maxLength={REASON_MAX_LENGTH} {...register('motivo')} />
        </Field>
        <Consequence>
          {quanto === 'parte' && centsOf(valor) !== rest
            ? 'O plano continua.'
            : 'Devolvido todo o valor, o plano que este pagamento deu termina na hora.'}
          {payment.metodo === 'boleto'
            ? ' Um boleto não volta por onde veio: o provedor pode recusar, e então a história o diz.'
            : null}
        </Consequence>
        <DemoNote />
      </Form>
      {refusal ? <Refused role="alert">{refusal}</Refused> : null}
    </ActionDialog>
  );
}

function tellOutcome({ pagamento, historico }: StaffPaymentDetail, before: number): void {
  const back = pagamento.estornado_centavos - before;
  if (back > 0) toast.success(`${money(back, pagamento.moeda)} devolvidos.`, { duration: MONEY_TOAST_MS });
  else if (historico.at(-1)?.ato === 'devolução recusada pelo provedor')
    toast.error('O provedor recusou a devolução. A história do pagamento diz por quê.', { duration: MONEY_TOAST_MS });
  else
    toast.success('Devolução pedida. O provedor ainda não respondeu; ela segue sozinha.', { duration: MONEY_TOAST_MS });
}

const Consequence = styled.p`
  color: ${token.color.inkSoft};
  text-wrap: pretty;
`;
