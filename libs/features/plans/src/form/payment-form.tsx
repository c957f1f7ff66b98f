import { Form, useSession } from '@mapa/auth';
import { PERSON_NAME_MAX_LENGTH, money, tidyName, type PaymentMethod } from '@mapa/domain';
import { Button, Field, LockIcon, Meta, SectionTitle, TextInput, token } from '@mapa/ui-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import type { CardProvider } from '../card/mercado-pago';
import { SecureCardFields } from '../card/secure-card-fields';
import { useSecureCard } from '../card/use-secure-card';
import type { Payment, Quote } from '../model';
import { AddressFields } from './address-fields';
import { CardFields } from './card-fields';
import { createCardTokens } from './card-tokens';
import { NO_FIELDS, cpfText, firstProblem, paidBy, type PaymentFields } from './fields';
import { MethodChoice } from './method-choice';
import { keepPayer, readPayer } from './payer';
import { failureOf } from './refused';
import { usePay } from './use-pay';

export interface PaymentFormProps {
  quote: Quote;
  /** The quote's methods offered here; at least one. */
  methods: readonly PaymentMethod[];
  /** The provider of the card fields; null: those of the demonstration. */
  cardProvider: CardProvider | null;
  /** The open payment that this one replaces. */
  replaces: Pick<Payment, 'id' | 'metodo'> | null;
  /** Called when the payment was accepted in any state other than refused. */
  onPaid: (payment: Payment) => void;
  /** Called when the price or the open payment has changed. */
  onStale: () => void;
}

/**
 * The initial input: earlier input of this tab; when the method of an open payment is changed, another method is
 * preselected.
 */
function firstFields(
  methods: PaymentFormProps['methods'],
  replaces: PaymentFormProps['replaces'],
  name: string | undefined,
): PaymentFields {
  const kept = readPayer();
  const others = methods.filter((method) => method !== replaces?.metodo);
  const metodo = others.find((method) => method === kept.metodo) ?? others[0] ?? NO_FIELDS.metodo;
  return { ...NO_FIELDS, ...kept, metodo, nome: kept.nome || (name ?? '') };
}

/** Payer and payment method. A refusal keeps the input. */
export function PaymentForm({ quote, methods, cardProvider, replaces, onPaid, onStale }: PaymentFormProps) {
  const { user } = useSession();
  const pay = usePay();
  const [told, setTold] = useState<string | null>(null);
  const [cards] = useState(createCardTokens);
  const alert = useRef<HTMLParagraphElement>(null);
  const [defaultValues] = useState(() => firstFields(methods, replaces, user?.nome));
  const { register, handleSubmit, setError, setValue, control, formState, subscribe } = useForm<PaymentFields>({
    defaultValues,
  });
  const { errors, isSubmitting } = formState;
  const method = useWatch({ control, name: 'metodo' });
  const secure = useSecureCard(cardProvider, method === 'cartao', quote.total_centavos);
  const handleOtherCard = useCallback(() => setValue('parcelas', '1'), [setValue]);

  /** Resolves to the card's token; to a sentence on failure; to null where a field shows the error. */
  const cardOf = async ({ metodo, nome, cpf, cartao_numero }: PaymentFields) => {
    if (metodo !== 'cartao') return {};
    if (cardProvider) return secure.cardOf(tidyName(nome), cpf);
    const token = cards.tokenOf(cartao_numero);
    return token === null ? {} : { cartao_token: token };
  };

  // The input must survive a reload, a refused session and the page of an open payment.
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keepPayer(values) }), [subscribe]);

  // The response may arrive when the button is far outside the window.
  useEffect(() => {
    if (told !== null && !isSubmitting) alert.current?.focus();
  }, [told, isSubmitting]);

  const handlePay = handleSubmit(async (fields) => {
    setTold(null);
    const problem = firstProblem(fields, { isCardOfProvider: cardProvider !== null });
    if (problem) return setError(problem.field, { message: problem.message }, { shouldFocus: true });
    const card = await cardOf(fields);
    if (card === null || typeof card === 'string') return setTold(card);
    const outcome = await pay({
      plano_id: quote.plano_id,
      ...paidBy(fields, card),
      valor_visto_centavos: quote.total_centavos,
      ...(replaces === null ? {} : { substitui: replaces.id }),
    });
    if ('payment' in outcome) {
      cards.forget();
      secure.forget();
      if (outcome.payment.status !== 'recusado') return onPaid(outcome.payment);
      return setTold(outcome.payment.recusa?.sentenca ?? 'O pagamento foi recusado. Tente de outra forma.');
    }
    const { field, isStale, sentence } = failureOf(outcome.failure);
    if (field) return setError(field, { message: sentence }, { shouldFocus: true });
    setTold(sentence);
    if (isStale) onStale();
  });

  return (
    <Form noValidate method="post" aria-label="Pagamento" onSubmit={(event) => void handlePay(event)}>
      <SectionTitle>Pagamento</SectionTitle>
      <MethodChoice methods={methods} field={register('metodo')} />
      <Field
        label={method === 'cartao' ? 'Nome como está no cartão' : 'Nome de quem paga'}
        error={errors.nome?.message}
      >
        <TextInput autoComplete="name" maxLength={PERSON_NAME_MAX_LENGTH} {...register('nome')} />
      </Field>
      <Field label="CPF de quem paga" error={errors.cpf?.message}>
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          maxLength={14}
          {...register('cpf', {
            setValueAs: cpfText,
            onBlur: ({ target }: { target: HTMLInputElement }) => void (target.value = cpfText(target.value)),
          })}
        />
      </Field>
      {method === 'cartao' && cardProvider ? (
        <SecureCardFields
          card={secure}
          quote={quote}
          instalments={register('parcelas')}
          onOtherCard={handleOtherCard}
        />
      ) : null}
      {method === 'cartao' && !cardProvider ? <CardFields register={register} errors={errors} quote={quote} /> : null}
      {method === 'boleto' ? <AddressFields register={register} errors={errors} /> : null}
      {told === null ? null : (
        <Told role="alert" tabIndex={-1} ref={alert}>
          {told}
        </Told>
      )}
      <Button type="submit" wide busy={isSubmitting} icon={<LockIcon size={18} aria-hidden />}>
        {PRESS[method]} {money(quote.total_centavos)}
      </Button>
      <Meta>
        {quote.renova
          ? 'Ao pagar, você contrata a assinatura como está no resumo: ela é cobrada todo mês até você cancelar.'
          : 'Ao pagar, você contrata o plano como está no resumo.'}
      </Meta>
    </Form>
  );
}

const PRESS: Readonly<Record<PaymentMethod, string>> = {
  cartao: 'Pagar',
  pix: 'Gerar PIX de',
  boleto: 'Gerar boleto de',
};

const Told = styled.p`
  padding-left: ${token.space.x2};
  border-left: 4px solid ${token.color.danger};
  color: ${token.color.danger};
  font-weight: ${token.weight.medium};
`;
