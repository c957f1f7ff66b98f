import { useRegisterOrLoginMutation } from '@mapa/api-client';
import {
  EMAIL_MAX_LENGTH,
  MESSAGES,
  PASSWORD_MAX_LENGTH,
  PASSWORD_HINT,
  PERSON_NAME_MAX_LENGTH,
  TERMS_FILE,
  firstEmptyField,
  signUpProblem,
} from '@mapa/domain';
import { Button, Checkbox, Field, Link, PasswordInput, TextInput } from '@mapa/ui-kit';
import { useForm } from 'react-hook-form';
import { SocialButtons } from '../social/social-buttons';
import { useSocialEntry } from '../social/use-social-entry';
import { ViewLink } from './auth-placement';
import { useDraft } from './draft';
import { Elsewhere, Form, View } from './form-parts';
import { fieldErrors, sayFailure } from '../say-failure';
import { useEntry } from './use-entry';

interface SignUpFields {
  nome: string;
  email: string;
  password: string;
  password_confirmation: string;
  aceito: boolean;
}

const NAMES = ['nome', 'email', 'password', 'password_confirmation'] as const;

/**
 * Checks in the specification's order: passwords that differ, empty fields, the terms, then each field's other rules.
 */
function firstProblem({ aceito, ...form }: SignUpFields): { field: keyof SignUpFields; message: string } | null {
  const isFilled = form.password === form.password_confirmation && firstEmptyField(form) === null;
  if (isFilled && !aceito) return { field: 'aceito', message: MESSAGES.termsRequired };
  return signUpProblem(form);
}

/** View 2: a new account. */
export function SignUpForm({ onSuccess }: { onSuccess: () => void }) {
  const [registerOrLogin] = useRegisterOrLoginMutation();
  const enter = useEntry(onSuccess);
  const social = useSocialEntry({ onEntered: enter });
  const { register, handleSubmit, setError, setValue, getValues, formState } = useForm<SignUpFields>();
  const { errors, isSubmitting } = formState;
  useDraft(() => ({ nome: getValues('nome'), email: getValues('email') }), setValue);

  const handleSignUp = handleSubmit(async (fields) => {
    const problem = firstProblem(fields);
    if (problem) return setError(problem.field, { message: problem.message }, { shouldFocus: true });
    const { nome, email, password, password_confirmation } = fields;
    const { data, error } = await registerOrLogin({
      tipo_cadastro: 'email',
      nome,
      email: email.trim(),
      password,
      password_confirmation,
    });
    if (data) return enter(data);
    sayFailure(error);
    fieldErrors(error, NAMES).forEach(([name, message]) => setError(name, { message }));
  });

  return (
    <View>
      <SocialButtons disabled={isSubmitting || social.isBusy} onIdentity={social.enterWith} />
      <Form noValidate method="post" onSubmit={(event) => void handleSignUp(event)}>
        <Field label="Nome Completo" error={errors.nome?.message}>
          <TextInput autoComplete="name" maxLength={PERSON_NAME_MAX_LENGTH} {...register('nome')} />
        </Field>
        <Field label="E-mail" error={errors.email?.message}>
          <TextInput type="email" autoComplete="username" maxLength={EMAIL_MAX_LENGTH} {...register('email')} />
        </Field>
        <Field label="Senha" error={errors.password?.message} hint={PASSWORD_HINT}>
          <PasswordInput autoComplete="new-password" maxLength={PASSWORD_MAX_LENGTH} {...register('password')} />
        </Field>
        <Field label="Confirmar Senha" error={errors.password_confirmation?.message}>
          <PasswordInput
            autoComplete="new-password"
            maxLength={PASSWORD_MAX_LENGTH}
            {...register('password_confirmation')}
          />
        </Field>
        <Checkbox error={errors.aceito?.message} {...register('aceito')}>
          Eu aceito os{' '}
          <Link to={TERMS_FILE} target="_blank">
            Termos e Condições
          </Link>
        </Checkbox>
        <Button type="submit" wide busy={isSubmitting || social.isBusy}>
          Criar Conta
        </Button>
      </Form>
      <Elsewhere>
        Já tem uma conta? <ViewLink to={1}>Login</ViewLink>
      </Elsewhere>
    </View>
  );
}
