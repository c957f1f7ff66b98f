import { useChangePasswordMutation, type Usuario } from '@mapa/api-client';
import { Form, fieldErrors, sayFailure, useSessionActions } from '@mapa/auth';
import { PASSWORD_MAX_LENGTH, PASSWORD_HINT, changePasswordProblem, type PasswordChange } from '@mapa/domain';
import { Button, Field, PasswordInput, toast } from '@mapa/ui-kit';
import { useForm } from 'react-hook-form';
import { Section } from '../sections/section';

const NAMES = ['password', 'password_new', 'password_confirmation'] as const;
const EMPTY: PasswordChange = { password: '', password_new: '', password_confirmation: '' };

/** Form that changes the password: this device continues with a new token, every other session ends. */
export function PasswordForm({ user }: { user: Usuario }) {
  const [change] = useChangePasswordMutation();
  const { enter } = useSessionActions();
  const { register, handleSubmit, setError, reset, formState } = useForm<PasswordChange>({ defaultValues: EMPTY });
  const { errors, isSubmitting } = formState;

  const handleChange = handleSubmit(async (fields) => {
    const problem = changePasswordProblem(fields);
    if (problem) return setError(problem.field, { message: problem.message }, { shouldFocus: true });
    const { data, error } = await change(fields);
    if (!data) {
      sayFailure(error);
      return fieldErrors(error, NAMES).forEach(([name, message], at) =>
        setError(name, { message }, { shouldFocus: at === 0 }),
      );
    }
    reset(EMPTY);
    toast.success('Senha trocada. Os outros aparelhos saíram da sua conta.');
    const { nome, email, ava_novo, verificou_email_em, role } = user;
    return enter({
      access_token: data.access_token,
      user_name: nome,
      user_email: email,
      ava_novo,
      verificou_email_em,
      role,
    });
  });

  return (
    <Section id="senha" lead="Quem troca a senha sai de todos os outros aparelhos.">
      <Form noValidate method="post" onSubmit={(event) => void handleChange(event)}>
        {/* Gives password managers the account's name. */}
        <input type="email" autoComplete="username" value={user.email} readOnly hidden />
        <Field label="Senha atual" error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" maxLength={PASSWORD_MAX_LENGTH} {...register('password')} />
        </Field>
        <Field label="Nova senha" error={errors.password_new?.message} hint={PASSWORD_HINT}>
          <PasswordInput autoComplete="new-password" maxLength={PASSWORD_MAX_LENGTH} {...register('password_new')} />
        </Field>
        <Field label="Confirmar nova senha" error={errors.password_confirmation?.message}>
          <PasswordInput
            autoComplete="new-password"
            maxLength={PASSWORD_MAX_LENGTH}
            {...register('password_confirmation')}
          />
        </Field>
        <div>
          <Button type="submit" variant="secondary" busy={isSubmitting}>
            Trocar senha
          </Button>
        </div>
      </Form>
    </Section>
  );
}
