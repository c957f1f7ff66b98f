import { useSendResetPasswordMutation } from '@mapa/api-client';
import { EMAIL_MAX_LENGTH, ERROR_TOAST_MS, MESSAGES, RECOVERY_ERROR_TOAST_MS, firstEmptyField } from '@mapa/domain';
import { Button, Field, TextInput, toast } from '@mapa/ui-kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ViewLink } from './auth-placement';
import { useDraft } from './draft';
import { Done, Elsewhere, Form, View } from './form-parts';
import { NOTICE, sayFailure } from '../say-failure';

/** View 3: requests a password link by mail. The response is the same whether or not an account exists. */
export function RecoveryForm() {
  const [sendResetPassword] = useSendResetPasswordMutation();
  const [isSent, setIsSent] = useState(false);
  const { register, handleSubmit, setError, setValue, getValues, formState } = useForm<{ email: string }>();
  const { errors, isSubmitting } = formState;
  useDraft(
    () => ({ email: getValues('email') }),
    (_name, value) => setValue('email', value),
  );

  const handleRecovery = handleSubmit(async ({ email }) => {
    const empty = firstEmptyField({ email });
    if (empty) return setError('email', { message: empty.message }, { shouldFocus: true });
    const { data, error } = await sendResetPassword({ email: email.trim() });
    if (!data) return sayFailure(error, RECOVERY_ERROR_TOAST_MS);
    if (data.success) {
      toast.dismiss(NOTICE);
      return setIsSent(true);
    }
    toast.error(data.msg || MESSAGES.recoveryFailed, { id: NOTICE, duration: ERROR_TOAST_MS });
  });

  return (
    <View>
      {isSent ? (
        <Done role="status">{MESSAGES.recoverySent}</Done>
      ) : (
        <Form noValidate method="post" onSubmit={(event) => void handleRecovery(event)}>
          <Field
            label="E-mail"
            error={errors.email?.message}
            hint="Enviaremos um link para você escolher uma nova senha."
          >
            <TextInput type="email" autoComplete="username" maxLength={EMAIL_MAX_LENGTH} {...register('email')} />
          </Field>
          <Button type="submit" wide busy={isSubmitting}>
            Recuperar Senha
          </Button>
        </Form>
      )}
      <Elsewhere>
        <ViewLink to={1}>Voltar para Login</ViewLink>
      </Elsewhere>
    </View>
  );
}
