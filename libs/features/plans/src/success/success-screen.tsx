import { useCheckoutSettingsQuery, usePaymentsQuery, type ApiError } from '@mapa/api-client';
import { useSession, useSessionActions } from '@mapa/auth';
import { PAYMENT_STATES, isPaymentOpen, optionLabel, routePath } from '@mapa/domain';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  Page,
  PageTitle,
  Skeleton,
  VisuallyHidden,
  media,
  token,
} from '@mapa/ui-kit';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { forgetPayer } from '../form/payer';
import type { Payment } from '../model';
import { forgetSelectedPlan } from '../offer/selected-plan';
import { PAYMENT_PARAM } from '../payment/addresses';
import { OpenPayment } from '../payment/open-payment';
import { SandboxActs } from '../payment/sandbox-acts';
import { SandboxNotice } from '../payment/sandbox-notice';
import { SignInFirst } from '../payment/sign-in-first';
import { useFollowedPayment } from '../payment/use-followed-payment';
import { Settled } from './settled';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The page after a payment; it polls the payment's state. */
export function SuccessScreen() {
  const { data: settings } = useCheckoutSettingsQuery();
  const { status } = useSession();
  return (
    <Screen>
      {status === 'signed-in' ? null : <PageTitle>Seu pagamento</PageTitle>}
      {settings?.demonstracao && settings.provedor ? <SandboxNotice /> : null}
      <SignInFirst why="O pagamento é de quem o fez: entre na sua conta para vê-lo.">
        <Followed isSandbox={settings?.provedor === 'sandbox'} />
      </SignInFirst>
    </Screen>
  );
}

/** The payment in the address, otherwise the student's last one. */
function Followed({ isSandbox }: { isSandbox: boolean }) {
  const [search] = useSearchParams();
  const named = search.get(PAYMENT_PARAM) ?? '';
  const isNamed = UUID.test(named);
  const last = usePaymentsQuery({ page: 1 }, { skip: isNamed, refetchOnMountOrArgChange: true });
  const id = isNamed ? named : last.currentData?.data[0]?.id;
  const { currentData: payment, error: ownError, isFetching, refetch, expectChange } = useFollowedPayment(id);
  useOutcome(payment);
  const error = (ownError ?? last.error) as ApiError | undefined;

  if (payment) {
    return (
      <>
        <VisuallyHidden role="status">{optionLabel(PAYMENT_STATES, payment.status)}</VisuallyHidden>
        {isPaymentOpen(payment.status) ? <Pending payment={payment} /> : <Settled payment={payment} />}
        {error ? (
          <Unknown role="status">A última consulta falhou: {error.message} Continuamos tentando.</Unknown>
        ) : null}
        {isSandbox ? <SandboxActs payment={payment} onActed={expectChange} /> : null}
      </>
    );
  }
  if (error?.kind === 'not-found' || last.currentData?.data.length === 0) {
    return (
      <>
        <PageTitle>Seu pagamento</PageTitle>
        <EmptyState
          title="Nenhum pagamento aqui"
          action={<ButtonLink to={routePath('plans')}>Ver os planos</ButtonLink>}
        >
          {error?.message ?? 'Você ainda não comprou um plano.'}
        </EmptyState>
      </>
    );
  }
  if (!error) return <Skeleton height="24rem" />;
  return (
    <>
      <PageTitle>Seu pagamento</PageTitle>
      <ErrorState
        title="O pagamento não pôde ser carregado"
        onRetry={() => void (id === undefined ? last.refetch() : refetch())}
        busy={isFetching || last.isFetching}
      >
        {error.message} O que foi pago não se perde.
      </ErrorState>
    </>
  );
}

function Pending({ payment }: { payment: Payment }) {
  return (
    <>
      <Title>{payment.status === 'em_analise' ? 'Pagamento em análise' : 'Falta pouco'}</Title>
      <OpenPayment payment={payment} />
    </>
  );
}

/** After the payment, every open tab reloads the plan. */
function useOutcome(payment: Payment | undefined): void {
  const { refreshPlan } = useSessionActions();
  const { user } = useSession();
  const told = useRef<string | null>(null);
  const isOver = payment !== undefined && !isPaymentOpen(payment.status);
  const state = isOver ? `${payment.id} ${payment.status}` : null;
  useEffect(() => {
    if (state === null || told.current === state || !user) return;
    told.current = state;
    if (state.endsWith(' pago')) {
      forgetSelectedPlan();
      forgetPayer();
    }
    void refreshPlan();
  }, [refreshPlan, state, user]);
}

const Screen = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token.space.x3};
  max-width: 52rem;
  padding-block: ${token.space.x4} ${token.space.x8};
`;

const Title = styled(PageTitle)`
  ${media.print} {
    display: none;
  }
`;

const Unknown = styled.p`
  color: ${token.color.inkSoft};
  ${media.print} {
    display: none;
  }
`;
