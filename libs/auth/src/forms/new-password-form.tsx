import { useResetPasswordMutation } from '@mapa/api-client';
import {
  ERROR_TOAST_MS,
  MESSAGES,
  PASSWORD_MAX_LENGTH,
  PASSWORD_HINT,
  firstEmptyField,
  passwordProblem,
} from '@mapa/domain';
import { Button, Field, PasswordInput, toast } from '@mapa/ui-kit';
import { useForm } from 'react-hook-form';
import { Form } from './form-parts';
import { NOTICE, fieldErrors, sayFailure } from '../say-failure';

interface NewPasswordFields {
  password: string;
  password_confirmation: string;
}

const NAMES = ['password', 'password_confirmation'] as const;

/** Checks in the specification's order: passwords that differ, empty fields, then the password's rules. */
function firstProblem({
  password,
  password_confirmation,
}: NewPasswordFields): { field: keyof NewPasswordFields; message: string } | null {
  if (password !== password_confirmation) return { field: 'password_confirmation', message: MESSAGES.passwordsDiffer };
  const empty = firstEmptyField({ password_new: password, password_confirmation });
  if (empty) return { field: 'password', message: empty.message };
  const problem = passwordProblem(password);
  return problem === null ? null : { field: 'password', message: problem };
}

interface NewPasswordFormProps {
  /** The secret of the mailed link. */
  token: string;
  /** Called after the password was set, with the server's message. */
  onDone: (message: string) => void;
  /** Called when the link was used, has expired or is unknown, with the server's message. */
  onExpired: (message: string) => void;
}

/** Form for a new password, reached by the recovery link. */
export function NewPasswordForm({ token, onDone, onExpired }: NewPasswordFormProps) {
  const [resetPassword] = useResetPasswordMutation();
  const { register, handleSubmit, setError, formState } = useForm<NewPasswordFields>();
  const { errors, isSubmitting } = formState;

  const handleReset = handleSubmit(async (fields) => {
    const problem = firstProblem(fields);
    if (problem) return setError(problem.field, { message: problem.message }, { shouldFocus: true });
    const { data, error } = await resetPassword({ token, ...fields });
    if (data?.success) {
      toast.dismiss(NOTICE);
      return onDone(data.msg);
    }
    if (data) return void toast.error(data.msg || MESSAGES.unexpected, { id: NOTICE, duration: ERROR_TOAST_MS });
    const [expired] = fieldErrors(error, ['token']);
    if (expired) return onExpired(expired[1]);
    sayFailure(error);
    fieldErrors(error, NAMES).forEach(([name, message]) => setError(name, { message }));
  });

  return (
    <Form noValidate method="post" onSubmit={(event) => void handleReset(event)}>
      <Field label="Nova Senha" error={errors.password?.message} hint={PASSWORD_HINT}>
        <PasswordInput autoComplete="new-password" maxLength={PASSWORD_MAX_LENGTH} {...register('password')} />
      </Field>
      <Field label="Confirmar Senha" error={errors.password_confirmation?.message}>
        <PasswordInput
          autoComplete="new-password"
          maxLength={PASSWORD_MAX_LENGTH}
          {...register('password_confirmation')}
        />
      </Field>
      <Button type="submit" wide busy={isSubmitting}>
        Salvar nova senha
      </Button>
    </Form>
  );
}
