import { PaymentBadge } from '@mapa/billing';
import {
  PAYMENT_METHODS,
  isPaymentOpen,
  legalDayText,
  legalTimeText,
  money,
  optionLabel,
  routePath,
} from '@mapa/domain';
import { Link, Meta, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { Invoice } from './model';

/** One payment: plan, method, date, state, refunded amount, and the actions that are still possible. */
export function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const {
    plano_id,
    plano_nome,
    metodo,
    status,
    recusa,
    valor_centavos,
    moeda,
    estornado_centavos,
    parcelas,
    renovacao,
    criado_em,
  } = invoice;
  const isOpen = isPaymentOpen(status);
  return (
    <Row>
      <strong>
        {money(valor_centavos, moeda)} · {plano_nome}
      </strong>
      <PaymentBadge status={status} />
      <Meta>
        {legalDayText(criado_em)} · {optionLabel(PAYMENT_METHODS, metodo)}
        {parcelas > 1 ? ` em ${parcelas} parcelas` : null}
        {renovacao ? ' · Renovação' : null}
      </Meta>
      {estornado_centavos > 0 ? <Meta>Devolvido: {money(estornado_centavos, moeda)}.</Meta> : null}
      {recusa ? <Meta>{renovacao ? causeOf(recusa.sentenca) : recusa.sentenca}</Meta> : null}
      {status === 'contestado' ? <Meta>O plano fica suspenso até a decisão do banco.</Meta> : null}
      {isOpen ? (
        <Meta>
          {deadlineText(invoice)}
          {renovacao ? null : <Link to={routePath('checkoutPlan', { slug: plano_id })}>{CONTINUE[metodo]}</Link>}
        </Meta>
      ) : null}
    </Row>
  );
}

/**
 * The cause of a refusal, without its second sentence: that is advice for a checkout; for a renewal, the plan's state
 * gives the advice.
 */
const causeOf = (sentence: string): string => sentence.replace(/(?<=\.) .*$/, '');

const CONTINUE = { pix: 'Ver o código PIX', boleto: 'Ver o boleto', cartao: 'Ver o pagamento' } as const;

const deadlineText = ({ vence_em, metodo }: Invoice): string =>
  vence_em ? `Vence em ${metodo === 'pix' ? legalTimeText(vence_em) : legalDayText(vence_em)}. ` : '';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token.space.half} ${token.space.x2};
  & > p {
    grid-column: 1 / -1;
    text-wrap: pretty;
  }
`;
