import { useUpdateProfileMutation } from '@mapa/api-client';
import { sayFailure, setDarkTheme, useDarkTheme, useSessionActions } from '@mapa/auth';
import { Checkbox } from '@mapa/ui-kit';
import { useRef } from 'react';
import type { OfUser } from '../sections/known-user';
import { Section } from '../sections/section';

/** The switch of the dark theme: applies to this device at once, and is stored in the profile for other devices. */
export function ThemeSection({ user }: OfUser) {
  const [update] = useUpdateProfileMutation();
  const { refreshProfile } = useSessionActions();
  const isDark = useDarkTheme();

  const wanted = useRef(isDark);
  const isSending = useRef(false);

  const handleChange = async (next: boolean) => {
    let [stands, profileIsDark] = [isDark, user?.tema_escuro ?? false];
    wanted.current = next;
    setDarkTheme(next, { profileIsDark });
    // One request at a time: two could arrive in either order, and the latest choice would be lost.
    if (isSending.current) return;
    isSending.current = true;
    let refusal: unknown;
    do {
      const sent = wanted.current;
      const { error } = await update({ tema_escuro: sent });
      refusal = error;
      if (!error) stands = profileIsDark = sent;
    } while (!refusal && stands !== wanted.current);
    isSending.current = false;
    // Device and profile agree now, so the device's own setting is not needed any more.
    setDarkTheme(stands, { profileIsDark });
    if (refusal) return sayFailure(refusal);
    await refreshProfile();
  };

  return (
    <Section
      id="tema"
      lead="Vale nas telas em que você estuda questões de um mapa ou caderno. As outras são sempre claras."
    >
      <Checkbox checked={isDark} disabled={!user} onChange={(event) => void handleChange(event.target.checked)}>
        Estudar com o tema escuro
      </Checkbox>
    </Section>
  );
}
