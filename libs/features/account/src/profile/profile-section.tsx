import { useUpdateProfileMutation, type Usuario } from '@mapa/api-client';
import { Form, fieldErrors, sayFailure, useSessionActions } from '@mapa/auth';
import { PERSON_NAME_MAX_LENGTH, firstEmptyField, tidyName } from '@mapa/domain';
import { Button, Field, Skeleton, TextInput, toast } from '@mapa/ui-kit';
import { useForm } from 'react-hook-form';
import { Section } from '../sections/section';
import type { OfUser } from '../sections/known-user';
import { EmailState } from './email-state';

/** Name and e-mail. */
export function ProfileSection({ user }: OfUser) {
  return (
    <Section id="perfil">
      {user ? <NameForm key={user.id} user={user} /> : <Skeleton height="7.5rem" />}
      <EmailState user={user} />
    </Section>
  );
}

function NameForm({ user }: { user: Usuario }) {
  const [update] = useUpdateProfileMutation();
  const { refreshProfile } = useSessionActions();
  // A later change of the profile, for example by another tab, must not replace what is being typed.
  const { register, handleSubmit, setError, reset, formState } = useForm<{ nome: string }>({
    defaultValues: { nome: user.nome },
  });
  const { errors, isSubmitting } = formState;

  const handleSave = handleSubmit(async (fields) => {
    const nome = tidyName(fields.nome);
    const empty = firstEmptyField({ nome });
    if (empty) return setError('nome', { message: empty.message }, { shouldFocus: true });
    const { data, error } = await update({ nome });
    if (data) {
      reset({ nome: data.usuario.nome });
      toast.success('Perfil salvo.');
      return refreshProfile();
    }
    sayFailure(error);
    fieldErrors(error, ['nome']).forEach(([name, message]) => setError(name, { message }));
  });

  return (
    <Form noValidate method="post" onSubmit={(event) => void handleSave(event)}>
      <Field label="Nome completo" error={errors.nome?.message}>
        <TextInput autoComplete="name" maxLength={PERSON_NAME_MAX_LENGTH} {...register('nome')} />
      </Field>
      <div>
        <Button type="submit" variant="secondary" busy={isSubmitting}>
          Salvar nome
        </Button>
      </div>
    </Form>
  );
}
