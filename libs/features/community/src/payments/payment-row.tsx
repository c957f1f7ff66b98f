import { PaymentBadge } from '@mapa/billing';
import { PAYMENT_METHODS, legalDayText, money, optionLabel } from '@mapa/domain';
import { Button, Cluster, lazyPart, token } from '@mapa/ui-kit';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { StaffPayment } from '../model';
import { Opener } from '../question-rows/opener';
import { Facts, Opened, Row, RowTools } from '../question-rows/row-look';
import { PaymentHistory } from './payment-history';
import type { PaymentDialogProps } from './dialog-parts';

const RefundDialog = lazyPart<PaymentDialogProps>(
  () => import('./refund-dialog').then((module) => module.RefundDialog),
  { onFailure: ({ onClose }) => onClose() },
);
const TransferDialog = lazyPart<PaymentDialogProps>(
  () => import('./transfer-dialog').then((module) => module.TransferDialog),
  { onFailure: ({ onClose }) => onClose() },
);

interface PaymentRowProps {
  payment: StaffPayment;
  onDone: () => void;
  /** The row's data is stale. */
  onStale: () => void;
}

/** A payment with its student, its history, and the staff's actions. */
export function PaymentRow({ payment, onDone, onStale }: PaymentRowProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [acting, setActing] = useState<'refund' | 'transfer' | null>(null);
  const { aluno, plano_nome, status, moeda, estornado_centavos, restante_centavos, transferencia, recusa } = payment;
  const amount = money(payment.valor_centavos, moeda);
  const close = () => setActing(null);
  const handleDone = () => {
    close();
    onDone();
  };
  const handleStale = () => {
    close();
    onStale();
  };
  return (
    <Row aria-labelledby={`${id}-valor`}>
      <Head>
        <h2 id={`${id}-valor`}>
          {amount} · {plano_nome}
        </h2>
        <PaymentBadge status={status} />
      </Head>
      <p>{aluno ? `${aluno.nome}, ${aluno.email}` : 'A conta foi apagada.'}</p>
      <Facts>
        <span>{legalDayText(payment.criado_em)}</span>
        <span>{methodText(payment)}</span>
        {payment.renovacao ? <span>Renovação</span> : null}
        {estornado_centavos > 0 ? <span>Devolvido: {money(estornado_centavos, moeda)}</span> : null}
      </Facts>
      <Facts>
        <Number>Número {payment.id}</Number>
        {payment.provedor_id ? (
          <Number>
            {PROVIDERS[payment.provedor] ?? payment.provedor} {payment.provedor_id}
          </Number>
        ) : null}
      </Facts>
      {recusa ? <p>{recusa.sentenca}</p> : null}
      {transferencia ? (
        <p>
          Espera uma transferência de {money(transferencia.valor_centavos, moeda)} para {transferencia.titular}.
        </p>
      ) : null}
      <RowTools>
        <Opener isOpen={isOpen} controls={`${id}-historia`} about={amount} onToggle={() => setIsOpen(!isOpen)}>
          Ver a história
        </Opener>
        <Cluster $gap="half">
          {transferencia ? (
            <Button variant="ghost" size="small" onClick={() => setActing('transfer')}>
              Confirmar a transferência
            </Button>
          ) : null}
          {restante_centavos > 0 ? (
            <Button variant="ghost" size="small" onClick={() => setActing('refund')}>
              Devolver
            </Button>
          ) : null}
        </Cluster>
      </RowTools>
      <div id={`${id}-historia`}>
        {isOpen ? (
          <Opened>
            <PaymentHistory id={payment.id} />
          </Opened>
        ) : null}
      </div>
      {acting === 'refund' ? (
        <RefundDialog payment={payment} onClose={close} onDone={handleDone} onStale={handleStale} />
      ) : null}
      {acting === 'transfer' ? (
        <TransferDialog payment={payment} onClose={close} onDone={handleDone} onStale={handleStale} />
      ) : null}
    </Row>
  );
}

const PROVIDERS: Readonly<Record<string, string>> = { sandbox: 'Demonstração', mercado_pago: 'Mercado Pago' };

const methodText = ({ metodo, parcelas }: StaffPayment): string =>
  `${optionLabel(PAYMENT_METHODS, metodo)}${parcelas > 1 ? ` em ${parcelas} parcelas` : ''}`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.half} ${token.space.x1h};
  & > h2 {
    font-family: ${token.family.serif};
    font-size: ${token.size.title3};
    font-weight: ${token.weight.strong};
    line-height: ${token.leading.snug};
  }
`;

const Number = styled.span`
  overflow-wrap: anywhere;
`;
