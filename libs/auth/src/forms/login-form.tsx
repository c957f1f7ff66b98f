import { useLoginMutation } from '@mapa/api-client';
import { EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH, firstEmptyField } from '@mapa/domain';
import { Button, Checkbox, Field, PasswordInput, TextInput } from '@mapa/ui-kit';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { readRememberedEmail, rememberEmail } from '../browser/local-data';
import { SocialButtons } from '../social/social-buttons';
import { useSocialEntry } from '../social/use-social-entry';
import { ViewLink } from './auth-placement';
import { useDraft } from './draft';
import { Elsewhere, Form, Line, View } from './form-parts';
import { sayFailure } from '../say-failure';
import { useEntry } from './use-entry';

interface LoginFields {
  email: string;
  password: string;
  lembrar: boolean;
}

/** View 1: signing in. */
export function LoginForm({ onSuccess }: { onSuccess: () => void }) {
  const [login] = useLoginMutation();
  const enter = useEntry(onSuccess);
  const social = useSocialEntry({ onEntered: enter });
  const { register, handleSubmit, setError, setValue, getValues, formState } = useForm<LoginFields>();
  const { errors, isSubmitting } = formState;
  useDraft(
    () => ({ email: getValues('email') }),
    (_name, value) => setValue('email', value),
  );

  // After hydration, as the server's page is the same for everyone.
  useEffect(() => {
    const email = readRememberedEmail();
    if (!email) return;
    if (!getValues('email')) setValue('email', email);
    setValue('lembrar', true);
  }, [getValues, setValue]);

  const handleLogin = handleSubmit(async ({ email, password, lembrar }) => {
    const empty = firstEmptyField({ email, password });
    if (empty)
      return setError(
        empty.field === 'password' ? 'password' : 'email',
        { message: empty.message },
        { shouldFocus: true },
      );
    const { data, error } = await login({ email: email.trim(), password });
    if (!data) return sayFailure(error);
    rememberEmail(lembrar ? email.trim() : null);
    await enter(data);
  });

  return (
    <View>
      <SocialButtons disabled={isSubmitting || social.isBusy} onIdentity={social.enterWith} />
      <Form noValidate method="post" onSubmit={(event) => void handleLogin(event)}>
        <Field label="E-mail" error={errors.email?.message}>
          <TextInput type="email" autoComplete="username" maxLength={EMAIL_MAX_LENGTH} {...register('email')} />
        </Field>
        <Field label="Senha" error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" maxLength={PASSWORD_MAX_LENGTH} {...register('password')} />
        </Field>
        <Line>
          <Checkbox {...register('lembrar')}>Lembrar</Checkbox>
          <ViewLink to={3}>Esqueceu a senha?</ViewLink>
        </Line>
        <Button type="submit" wide busy={isSubmitting || social.isBusy}>
          Entrar
        </Button>
      </Form>
      <Elsewhere>
        Ainda não tem uma conta? <ViewLink to={2}>Crie agora!</ViewLink>
      </Elsewhere>
    </View>
  );
}
