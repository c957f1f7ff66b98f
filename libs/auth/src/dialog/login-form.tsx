import { sessionApi, type ApiError } from '@mapa/api-client';
import { ERROR_TOAST_MS, MESSAGES, firstEmptyField } from '@mapa/domain';
import { Button, Checkbox, Field, PasswordInput, TextInput, toast, token } from '@mapa/ui-kit';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { readRememberedEmail, rememberEmail } from '../browser/local-data';
import { useSessionActions } from '../react/session-context';

interface LoginFields {
  email: string;
  password: string;
  lembrar: boolean;
}

const NOTHING: LoginFields = { email: '', password: '', lembrar: false };

/** E-mail and password, in the login dialog and on the login page. */
export function LoginForm({ onSuccess }: { onSuccess: () => void }) {
  const { enter } = useSessionActions();
  const [login] = sessionApi.useLoginMutation();
  const { register, handleSubmit, setError, setValue, formState } = useForm<LoginFields>({ defaultValues: NOTHING });
  const { errors, isSubmitting } = formState;

  // After hydration: the server's page is the same for everyone.
  useEffect(() => {
    const email = readRememberedEmail();
    if (!email) return;
    setValue('email', email);
    setValue('lembrar', true);
  }, [setValue]);

  const handleLogin = handleSubmit(async ({ email, password, lembrar }) => {
    const empty = firstEmptyField({ email, password });
    if (empty) return setError(empty.field === 'password' ? 'password' : 'email', { message: empty.message }, { shouldFocus: true });
    const { data, error } = await login({ email: email.trim(), password });
    if (!data) {
      toast.error((error as ApiError | undefined)?.message ?? MESSAGES.unexpected, { id: 'login', duration: ERROR_TOAST_MS });
      return;
    }
    await enter(data);
    rememberEmail(lembrar ? email.trim() : null);
    toast.dismiss('login');
    onSuccess();
  });

  return (
    <Form noValidate method="post" onSubmit={(event) => void handleLogin(event)}>
      <Field label="E-mail" error={errors.email?.message}>
        <TextInput type="email" autoComplete="username" maxLength={254} {...register('email')} />
      </Field>
      <Field label="Senha" error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" maxLength={256} {...register('password')} />
      </Field>
      <Checkbox {...register('lembrar')}>Lembrar</Checkbox>
      <Button type="submit" wide busy={isSubmitting}>
        Entrar
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${token.space.x2};
`;
