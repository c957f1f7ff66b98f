import { legalTimeText } from '@mapa/domain';
import type { Payment } from '../model';

interface Outcome {
  title: string;
  text: string;
  /** Whether it can be retried at the plan's checkout. */
  again: boolean;
}

/** Outcome of a payment in a final state, and the next step. */
export function outcomeOf({ status, recusa, arrependimento_ate, plano_nome }: Payment): Outcome {
  const regret = arrependimento_ate
    ? ` Se mudar de ideia, desista em Minha Conta até ${legalTimeText(arrependimento_ate)} e receba tudo de volta.`
    : '';
  switch (status) {
    case 'pago':
      return { title: 'Pagamento confirmado', text: `O plano ${plano_nome} já está valendo.${regret}`, again: false };
    case 'recusado':
      return {
        title: 'Pagamento recusado',
        text: `${recusa?.sentenca ?? 'O pagamento foi recusado.'} Nada foi cobrado.`,
        again: true,
      };
    case 'expirado':
      return {
        title: 'O prazo terminou',
        text:
          recusa?.sentenca ??
          'O prazo para pagar terminou e nada foi cobrado. Se você pagou há pouco, espere: o plano começa assim que o aviso do banco chegar.',
        again: true,
      };
    case 'cancelado':
      return {
        title: 'Pagamento cancelado',
        text: 'Nada foi cobrado. Se você pagou há pouco, espere: o valor vira plano ou volta para você.',
        again: true,
      };
    case 'estornado_parcial':
      return { title: 'Parte do valor foi devolvida', text: 'O plano continua valendo.', again: false };
    case 'contestado':
      return {
        title: 'Pagamento contestado no cartão',
        text: 'O plano fica suspenso até a operadora decidir.',
        again: false,
      };
    default:
      return {
        title: 'Pagamento devolvido',
        text: 'O valor volta pelo caminho por onde veio, e o plano deste pagamento não vale mais.',
        again: true,
      };
  }
}
