import type { ApiError } from '@mapa/api-client';
import { PAYMENT_METHODS, isPaymentOpen, optionLabel, routePath, type PaymentMethod } from '@mapa/domain';
import { ButtonLink, EmptyState, ErrorState, Link, Skeleton, Stack } from '@mapa/ui-kit';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { CardProvider } from '../card/mercado-pago';
import { PaymentForm } from '../form/payment-form';
import type { CheckoutSettings, Payment, Plan, Quote } from '../model';
import { CHANGE_PARAM, followAddress } from '../payment/addresses';
import { OpenPayment } from '../payment/open-payment';
import { SandboxActs } from '../payment/sandbox-acts';
import { useFollowedPayment } from '../payment/use-followed-payment';

/** PIX first: it needs the least input and is the most common. */
const ORDER: readonly PaymentMethod[] = ['pix', 'cartao', 'boleto'];

export interface PayStepProps {
  plan: Plan;
  /** Query of the plan's total. */
  quote: { currentData?: Quote | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown };
  settings: CheckoutSettings;
  /** The provider of the card fields; null: those of the demonstration. */
  cardProvider: CardProvider | null;
}

/** The step of a signed-in student: the open payment, or the form of a new one. */
export function PayStep({
  plan,
  quote: { currentData: quote, error, isFetching, refetch },
  settings,
  cardProvider,
}: PayStepProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const failure = error as ApiError | undefined;
  // A quote requested after the payment was paid no longer names it, or is refused: the followed payment stays until
  // its own response says that it is over; otherwise the student would be offered to pay again.
  const [followed, setFollowed] = useState<Payment | null>(null);
  const isChanging = search.has(CHANGE_PARAM);
  const open = quote?.em_aberto ?? null;
  if (open && !isChanging && open.id !== followed?.id) setFollowed(open);
  const shown = isChanging ? null : (open ?? followed);
  const handleOver = () => {
    setFollowed(null);
    void refetch();
  };

  if (shown) return <Open key={shown.id} payment={shown} plan={plan} settings={settings} onOver={handleOver} />;
  if (failure?.kind === 'invalid') {
    return (
      <EmptyState
        title="Este plano não pode ser comprado agora"
        action={<ButtonLink to={routePath('plans')}>Ver os planos</ButtonLink>}
      >
        {failure.message} Se você acabou de pagar, <Link to={routePath('checkoutSuccess')}>veja o pagamento</Link>.
      </EmptyState>
    );
  }
  if (!quote) {
    if (!failure) return <Skeleton height="24rem" />;
    return (
      <ErrorState title="O preço não pôde ser calculado" onRetry={() => void refetch()} busy={isFetching}>
        {failure.message} Nada foi cobrado.
      </ErrorState>
    );
  }
  const methods = ORDER.filter((method) => quote.metodos.includes(method));
  const handlePaid = (payment: Payment) => void navigate(followAddress(payment), { replace: true });
  return (
    <Stack $gap="x3">
      {open ? (
        <p>
          Ao pagar, o pagamento em aberto ({optionLabel(PAYMENT_METHODS, open.metodo)}, plano {open.plano_nome}) é
          cancelado. <Link to={followAddress(open)}>Voltar a ele</Link>
        </p>
      ) : null}
      {methods.length > 0 ? (
        <PaymentForm
          quote={quote}
          methods={methods}
          cardProvider={cardProvider}
          replaces={open}
          onPaid={handlePaid}
          onStale={() => void refetch()}
        />
      ) : (
        <EmptyState
          title="Este plano não pode ser pago aqui"
          action={<ButtonLink to={routePath('checkout')}>Escolher outro plano</ButtonLink>}
        />
      )}
    </Stack>
  );
}

/** Follows the open payment, which may be paid or abandoned elsewhere meanwhile. */
function Open({
  payment,
  plan,
  settings,
  onOver,
}: {
  payment: Payment;
  plan: Plan;
  settings: CheckoutSettings;
  onOver: () => void;
}) {
  const { currentData = payment, expectChange } = useFollowedPayment(payment.id);
  const navigate = useNavigate();
  const { status } = currentData;
  useEffect(() => {
    if (isPaymentOpen(status)) return;
    if (status === 'pago') void navigate(followAddress(payment), { replace: true });
    else onOver();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each state
  }, [status]);
  return (
    <Stack $gap="x3">
      {payment.plano_id === plan.id ? null : (
        <p>Você tem um pagamento em aberto de outro plano. Pague-o, desista dele, ou troque-o por este.</p>
      )}
      <OpenPayment payment={currentData} plan={plan.id} />
      {settings.demonstracao ? <SandboxActs payment={currentData} onActed={expectChange} /> : null}
    </Stack>
  );
}
