import { useDeleteAccountMutation, useOwnPlanQuery, type ApiError, type Usuario } from '@mapa/api-client';
import { Form, fieldErrors, sayFailure, useSessionActions } from '@mapa/auth';
import { PASSWORD_MAX_LENGTH, firstEmptyField, isSubscriptionRunning } from '@mapa/domain';
import { ActionDialog, Button, Consequences, Field, PasswordInput, TextInput, token } from '@mapa/ui-kit';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { Refused } from '../sections/dialog-parts';

const WORD = 'APAGAR';
const NOT_CONFIRMED = `Escreva ${WORD} para confirmar.`;

interface Fields {
  password: string;
  confirmacao: string;
}

export interface DeleteDialogProps {
  user: Usuario;
  onClose: () => void;
}

/**
 * Lists what is deleted and asks for the password and a typed confirmation; accounts without a password need a recently
 * started session.
 */
export function DeleteDialog({ user, onClose }: DeleteDialogProps) {
  const form = useId();
  const hasPassword = user.tem_senha !== false;
  const [remove, { error }] = useDeleteAccountMutation();
  const { logout, askLogout } = useSessionActions();
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    defaultValues: { password: '', confirmacao: '' },
  });
  const { errors, isSubmitting } = formState;
  const refused = (error as ApiError | undefined)?.fields?.erro?.[0];

  const handleDelete = handleSubmit(async ({ password, confirmacao }) => {
    const empty = hasPassword ? firstEmptyField({ password }) : null;
    if (empty) return setError('password', { message: empty.message }, { shouldFocus: true });
    if (confirmacao.trim().toUpperCase() !== WORD)
      return setError('confirmacao', { message: NOT_CONFIRMED }, { shouldFocus: true });
    const outcome = await remove(hasPassword ? { password } : {});
    if (outcome.data) return logout({ isGone: true });
    const found = fieldErrors(outcome.error, ['password']);
    found.forEach(([name, message]) => setError(name, { message }, { shouldFocus: true }));
    if (found.length === 0 && (outcome.error as ApiError).kind !== 'invalid') sayFailure(outcome.error);
  });

  return (
    <ActionDialog
      title="Apagar a conta?"
      description="Isto não pode ser desfeito, nem por nós."
      action="Apagar para sempre"
      stay="Manter a conta"
      isDangerous
      busy={isSubmitting}
      form={form}
      onClose={onClose}
    >
      <Consequences>
        <li>Perfil, mapas, cadernos, respostas, progresso, anotações e grifos são apagados na hora.</li>
        <li>Seus comentários somem para todos, e suas solicitações e denúncias também.</li>
        <li>O que ainda não foi enviado deste aparelho, respostas e textos, é descartado.</li>
        <PlanEnds />
        <li>Se quiser guardar algo, baixe antes os seus dados.</li>
      </Consequences>
      <Demand id={form} noValidate method="post" onSubmit={(event) => void handleDelete(event)}>
        {hasPassword ? (
          <Field label="Sua senha" error={errors.password?.message}>
            <PasswordInput autoComplete="current-password" maxLength={PASSWORD_MAX_LENGTH} {...register('password')} />
          </Field>
        ) : null}
        <Field label={`Escreva ${WORD} para confirmar`} error={errors.confirmacao?.message}>
          <TextInput autoComplete="off" autoCapitalize="characters" maxLength={20} {...register('confirmacao')} />
        </Field>
      </Demand>
      {refused ? (
        <Refused role="alert">
          {refused}{' '}
          {hasPassword ? null : (
            <Button variant="ghost" size="small" onClick={() => void askLogout()}>
              Sair agora
            </Button>
          )}
        </Refused>
      ) : null}
    </ActionDialog>
  );
}

/** States what happens to a bought plan. Registers that the law demands are kept in any case. */
function PlanEnds() {
  const bought = useOwnPlanQuery().data?.assinatura;
  if (!bought) return null;
  return (
    <>
      {isSubscriptionRunning(bought.status) ? (
        <li>
          O plano {bought.plano_nome} termina agora{bought.renova ? ', a assinatura é cancelada' : ''} e nada mais será
          cobrado. O que foi pago não é devolvido
          {bought.arrependimento_ate ? ': para receber de volta, desista antes da compra, em “Plano”.' : '.'}
        </li>
      ) : null}
      <li>Os registros dos pagamentos ficam, como a lei pede, sem o seu nome, e-mail e CPF.</li>
    </>
  );
}

const Demand = styled(Form)`
  margin-top: ${token.space.x3};
`;
