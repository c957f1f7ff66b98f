import { usePaymentsQuery } from '@mapa/api-client';
import { Form } from '@mapa/auth';
import { DemoNote } from '@mapa/billing';
import { legalTimeText, money, type PaymentMethod } from '@mapa/domain';
import { ActionDialog, Consequences, token } from '@mapa/ui-kit';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { Refused } from '../sections/dialog-parts';
import { BankAccountFields, NO_ACCOUNT, accountOf, accountProblems, type BankAccount } from './bank-account';
import type { Bought, Ended } from './model';
import { useEnding } from './use-ending';

export interface RegretDialogProps {
  bought: Bought;
  onClose: () => void;
  onEnded: () => void;
}

const WAYS_BACK: Readonly<Record<PaymentMethod, string>> = {
  cartao: 'O valor volta ao cartão, em uma ou duas faturas.',
  pix: 'O valor volta à conta de onde veio o PIX.',
  boleto: 'O valor vai por transferência para a conta que você informar.',
};

/**
 * Withdraws from a purchase within seven days (CDC art. 49): shows the consequences, and asks for a bank account where
 * the refund needs one.
 */
export function RegretDialog({ bought, onClose, onEnded }: RegretDialogProps) {
  const { plano_id, plano_nome, metodo, arrependimento_ate, devolucao_em_conta } = bought;
  const form = useId();
  const paid = usePaid(plano_id);
  const { register, handleSubmit, setError, formState } = useForm<BankAccount>({ defaultValues: NO_ACCOUNT });
  const { end, isLoading, refusal } = useEnding({
    bought,
    onClose,
    onEnded,
    done: doneText,
    isMine: ({ fields }) => 'conta' in fields || 'cpf' in fields || 'titular' in fields,
  });

  const handleRegret = handleSubmit(async (fields) => {
    if (!devolucao_em_conta) return end({ arrependimento: true });
    const problems = accountProblems(fields);
    problems.forEach(([name, message], at) => setError(name, { message }, { shouldFocus: at === 0 }));
    if (problems.length === 0) await end({ arrependimento: true, conta: accountOf(fields) });
  });

  return (
    <ActionDialog
      title="Desistir da compra?"
      description={
        arrependimento_ate
          ? `Você tem esse direito até ${legalTimeText(arrependimento_ate)}, no horário de Brasília, sem dizer por quê.`
          : undefined
      }
      action="Desistir da compra"
      stay="Manter o plano"
      isDangerous
      busy={isLoading}
      form={form}
      onClose={onClose}
    >
      <Consequences>
        <li>
          Você recebe de volta {paid === null ? 'tudo o que pagou' : `${money(paid)}, tudo o que pagou`} por esta
          compra.
        </li>
        <li>{WAYS_BACK[metodo]}</li>
        <li>O plano {plano_nome} termina agora. Se ele substituiu outro que você ainda tinha, esse volta.</li>
        <li>O que já é seu continua: mapas, cadernos, respostas e progresso.</li>
      </Consequences>
      <Demand id={form} noValidate method="post" onSubmit={(event) => void handleRegret(event)}>
        {devolucao_em_conta ? <BankAccountFields register={register} errors={formState.errors} /> : null}
        <DemoNote />
      </Demand>
      {refusal ? <Refused role="alert">{refusal}</Refused> : null}
    </ActionDialog>
  );
}

/** The amount paid for the last purchase of a plan, if the list of payments contains it. */
function usePaid(plan: Bought['plano_id']): number | null {
  const { data } = usePaymentsQuery({ page: 1 });
  return (
    data?.data.find(({ plano_id, arrependimento_ate }) => plano_id === plan && arrependimento_ate)?.valor_centavos ??
    null
  );
}

function doneText({ estornado, devolvido_centavos }: Ended): string {
  const amount = money(devolvido_centavos);
  return estornado
    ? `Compra desfeita. ${amount} estão voltando para você.`
    : `Compra desfeita. A devolução de ${amount} está a caminho; um e-mail diz como.`;
}

const Demand = styled(Form)`
  margin-top: ${token.space.x3};
`;
