import { useUpdateProfileMutation } from '@mapa/api-client';
import { sayFailure, setDarkTheme, useDarkTheme, useSessionActions } from '@mapa/auth';
import { Checkbox } from '@mapa/ui-kit';
import type { OfUser } from '../shared/known-user';
import { Section } from '../shared/section';

/** The dark theme: on this device at once, and in the profile for the others. */
export function ThemeSection({ user }: OfUser) {
  const [update] = useUpdateProfileMutation();
  const { refreshProfile } = useSessionActions();
  const isDark = useDarkTheme();

  const handleChange = async (wanted: boolean) => {
    const profileIsDark = user?.tema_escuro ?? false;
    setDarkTheme(wanted, { profileIsDark });
    const { error } = await update({ tema_escuro: wanted });
    if (error) {
      setDarkTheme(!wanted, { profileIsDark });
      return sayFailure(error);
    }
    // Device and profile agree now: a word of this device's own is needed no more.
    setDarkTheme(wanted, { profileIsDark: wanted });
    await refreshProfile();
  };

  return (
    <Section id="tema" lead="Vale nas telas em que você estuda questões de um mapa ou caderno. As outras são sempre claras.">
      <Checkbox checked={isDark} disabled={!user} onChange={(event) => void handleChange(event.target.checked)}>
        Estudar com o tema escuro
      </Checkbox>
    </Section>
  );
}
