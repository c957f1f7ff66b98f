import { useQuoteQuery } from '@mapa/api-client';
import { useSession } from '@mapa/auth';
import { EmptyState, Page, PageTitle, Skeleton, media, token } from '@mapa/ui-kit';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import type { CheckoutSettings, Plan } from '../model';
import { keepSelectedPlan } from '../offer/selected-plan';
import { SandboxNotice } from '../payment/sandbox-notice';
import { SignInFirst } from '../payment/sign-in-first';
import { ContractSummary } from './contract-summary';
import { OnSale, toPlans } from './on-sale';
import { PayStep } from './pay-step';

/** The checkout for an address without a known plan. */
export function NotSold() {
  return (
    <Screen>
      <PageTitle>Finalizar compra</PageTitle>
      <NothingToBuy />
    </Screen>
  );
}

function NothingToBuy() {
  return (
    <EmptyState title="Este plano não está à venda" action={toPlans}>
      Ele pode ter saído de venda, ou o endereço está errado. Nada foi cobrado.
    </EmptyState>
  );
}

export interface CheckoutScreenProps {
  /** From the address: the plan's identifier, or anything else. */
  slug: string | undefined;
  /** Origin of the payment provider's script. */
  sdkUrl: string;
}

/** The checkout of one plan. */
export function CheckoutScreen({ slug, sdkUrl }: CheckoutScreenProps) {
  return (
    <Screen>
      <PageTitle>Finalizar compra</PageTitle>
      <OnSale waiting={<Skeleton height="24rem" />}>
        {(paid, settings) => {
          const plan = paid.find(({ id }) => id === slug);
          return plan ? <Purchase plan={plan} settings={settings} sdkUrl={sdkUrl} /> : <NothingToBuy />;
        }}
      </OnSale>
    </Screen>
  );
}

function Purchase({ plan, settings, sdkUrl }: { plan: Plan; settings: CheckoutSettings; sdkUrl: string }) {
  const { status } = useSession();
  const quote = useQuoteQuery({ plano_id: plan.id }, { skip: status !== 'signed-in', refetchOnMountOrArgChange: true });
  // A link or a bookmark selects a plan like the page of plans.
  useEffect(() => keepSelectedPlan(plan.id), [plan.id]);
  return (
    <>
      {settings.demonstracao ? <SandboxNotice /> : null}
      <Columns>
        <ContractSummary
          plan={plan}
          quote={status === 'signed-in' ? quote.currentData : undefined}
          settings={settings}
        />
        <div>
          <SignInFirst why="O plano fica na sua conta. Depois de entrar você volta para esta compra.">
            <PayStep
              key={plan.id}
              plan={plan}
              quote={quote}
              settings={settings}
              cardProvider={settings.provedor === 'mercado_pago' ? { sdkUrl, publicKey: settings.chave_publica } : null}
            />
          </SignInFirst>
        </div>
      </Columns>
    </>
  );
}

const Screen = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token.space.x3};
  padding-block: ${token.space.x4} ${token.space.x8};
`;

/** The contract comes first in reading order and on a phone; in a wide window it is beside the payment. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x4} ${token.space.x8};
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 24rem;
    & > :first-child {
      grid-area: 1 / 2;
    }
    & > :last-child {
      grid-area: 1 / 1;
    }
  }
`;
