import { Skeleton } from '@mapa/ui-kit';
import type { OfUser } from '../sections/known-user';
import { Section } from '../sections/section';
import { FirstPassword } from './first-password';
import { PasswordForm } from './password-form';

/** Changes the password, or requests a first one. */
export function PasswordSection({ user }: OfUser) {
  if (!user) {
    return (
      <Section id="senha">
        <Skeleton height="22rem" />
      </Section>
    );
  }
  return user.tem_senha === false ? <FirstPassword email={user.email} /> : <PasswordForm user={user} />;
}
