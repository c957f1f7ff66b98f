import { useGiveUpPaymentMutation, type ApiError } from '@mapa/api-client';
import { PAYMENT_METHODS, money, optionLabel } from '@mapa/domain';
import { Badge, Button, ButtonLink, Cluster, Meta, SectionTitle, media, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { Payment } from '../model';
import { changeAddress } from './addresses';
import { BoletoSlip } from './boleto-slip';
import { PixCode } from './pix-code';

export interface OpenPaymentProps {
  payment: Payment;
  /** Plan of the checkout at which another method replaces this payment; by default the payment's own. */
  plan?: string;
}

const TITLES: Readonly<Partial<Record<Payment['status'], string>>> = {
  processando: 'Pagamento sendo processado',
  em_analise: 'Pagamento em análise',
};

/** A payment with an open outcome: how to pay it, and how to cancel it. */
export function OpenPayment({ payment, plan = payment.plano_id }: OpenPaymentProps) {
  const [giveUp, { isLoading, error }] = useGiveUpPaymentMutation();
  const { id, status, metodo, plano_nome, valor_centavos, parcelas } = payment;
  return (
    <Payable>
      <Head>
        <SectionTitle>{TITLES[status] ?? (metodo === 'pix' ? 'Pague com PIX' : 'Pague o boleto')}</SectionTitle>
        <Meta>
          Plano {plano_nome} · {money(valor_centavos)}
          {parcelas > 1 ? ` em ${parcelas} parcelas` : null} · {optionLabel(PAYMENT_METHODS, metodo)}
        </Meta>
        <Badge tone="info">{status === 'pendente' ? 'Aguardando pagamento' : 'Aguardando resposta'}</Badge>
      </Head>
      <HowTo payment={payment} />
      <Cluster $gap="x2">
        <ButtonLink variant="secondary" to={changeAddress(plan)}>
          Pagar de outra forma
        </ButtonLink>
        <Button variant="ghost" busy={isLoading} onClick={() => void giveUp({ id })}>
          Desistir deste pagamento
        </Button>
      </Cluster>
      {error ? <Failed role="alert">{(error as ApiError).message}</Failed> : null}
    </Payable>
  );
}

function HowTo({ payment }: { payment: Payment }) {
  const { status, metodo } = payment;
  if (status === 'em_analise')
    return (
      <p>
        O banco está conferindo a compra, o que pode levar até dois dias úteis. Você recebe um e-mail com a resposta; o
        plano começa assim que ela for positiva.
      </p>
    );
  if (status === 'processando')
    return (
      <p>
        Estamos esperando a resposta do provedor de pagamentos. Não pague de novo: em até dez minutos saberemos, e esta
        página muda sozinha.
      </p>
    );
  return metodo === 'pix' ? <PixCode payment={payment} /> : <BoletoSlip payment={payment} />;
}

const Payable = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x3};
  & > p {
    max-width: ${token.measure.text};
  }
  & > div:has(> button) {
    ${media.print} {
      display: none;
    }
  }
`;

const Head = styled.header`
  display: grid;
  justify-items: start;
  gap: ${token.space.half};
  ${media.print} {
    display: none;
  }
`;

const Failed = styled.p`
  color: ${token.color.danger};
  font-weight: ${token.weight.medium};
`;
